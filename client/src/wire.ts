// Made from the server's types by carrack/web/typescript.py; a test compares. Do not edit.

/** One thing that happened: `gained`, `paid`, `moved`, `scored`, … with what a log line needs. */
export interface Entry {
  what: string;
  seat: number;
  data: Record<string, string | number | (string | number)[] | Record<string, number>>;
}

/** Where in a cell some pieces stand: the first at `at`, each further one `step` away, `size` across. The middle of a cell is 0, 0; the unit is the side of a hexagon, or half a square. */
export interface Stand {
  at: [number, number];
  step?: [number, number];
  size?: number;
}

/** What is printed beside the cells, at a point of the lattice: the head of a row or of a column. */
export interface Mark {
  at: [number, number];
  text?: [string, Record<string, unknown>] | null;
  face?: string;
}

/** Cells that belong together: outlined as one, tinted by `tone`, shown as full while a scene says so. */
export interface Area {
  id: string;
  spots: string[];
  name?: [string, Record<string, unknown>] | null;
  tone?: string;
}

/** A place for pieces: how it lies (`kind`), whose it is, in which mat, how many spots it has. A `brief` zone is part of its seat's summary; the others are seen in full only in the seat's own area. A zone that `holds` some faces keeps them as counts: what an option costs and gives is shown as that zone before and after. Zones of a `mat` without a seat are its rows: `number` is a row's place in an order of resolution, and a zone `beside` another one stands in the row of that one. `about` says in a sentence what the zone is for. A `field` has one of the `cells` for each of its `spots`, on a `lattice`; on a free one the drawing `art/<art>.svg` has a group `place:<spot>` for each, and on the others it is what lies under the cells. Faces in `printed` are part of the board, one for each spot ("" for none): a piece hides the one it covers. `stands` say where in a cell the pieces of a face with that `stand` are; the others follow each other in its middle. `marks` are printed beside the cells. Where it `totals`, what counts in a place is how many pieces each seat has. A `track` is cells in a line, with `printed` and `labels` as a field; markers of several seats share a space. */
export interface Zone {
  id: string;
  kind: "row" | "lane" | "grid" | "fan" | "pile" | "bag" | "mat" | "field" | "track";
  name: [string, Record<string, unknown>];
  seat?: number | null;
  mat?: string;
  size?: number;
  columns?: number;
  shut?: number[];
  art?: string;
  spots?: string[];
  labels?: [string, Record<string, unknown>][];
  brief?: boolean;
  holds?: string[];
  note?: [string, Record<string, unknown>] | null;
  number?: number;
  beside?: string;
  about?: [string, Record<string, unknown>] | null;
  lattice?: "square" | "hex" | "free";
  cells?: [number, number][];
  printed?: string[];
  areas?: Area[];
  stands?: Record<string, Stand>;
  marks?: Mark[];
  totals?: boolean;
}

/** How a piece looks, as data: a frame, a tone, a name, rows of icons (`"arrow"` is one), corner values. Icons and `art` (a vignette) are symbols of the title's sheet `art/icons.svg`; what has none is said in words. A corner is a text or an icon with its number. A `ground` fills its cell, and other pieces stand on it. Its `footprint` are the cells that it covers, counted from its spot and turned with it; a face without one covers its spot alone. `stand` names where in a cell it stands, else its tone does. */
export interface Face {
  frame: "card" | "poster" | "slip" | "tile" | "hex" | "token" | "cube" | "coin" | "figure" | "die" | "back";
  name: [string, Record<string, unknown>];
  tone?: string;
  rows?: [string, number][][];
  corners?: Record<string, string | [string, number]>;
  text?: [string, Record<string, unknown>] | null;
  art?: string;
  ground?: boolean;
  footprint?: [number, number][];
  stand?: string;
}

/** What a small screen shows at a time: some zones, under a name and a sign. */
export interface Tab {
  name: [string, Record<string, unknown>];
  zones: string[][];
  icon?: string;
}

/** Slots that one desk arranges for every screen; zones that no slot names are drawn in none. `main` is what everybody looks at, `side` what lies beside it where there is room, `own` what a viewer has (without the number of the seat: `hand` is `hand.0` for the first one). Where they do not fit at once, `tabs` follow each other; without any the desk makes one of the main and the side slot. */
export interface Layout {
  main: string[][];
  side?: string[][];
  own?: string[][];
  tabs?: Tab[];
}

/** What follows by itself after a decision and is shown before the next question: one step of a story. `at` is the place it is about, filled from the data of the entry: "map:{region}", or a whole zone. Beats of one `chapter` that follow each other stand under its name; those that come `together` are one step, with a line for each seat. A `brief` one is pointed out, but nobody waits for it. `scored` is the message that names its row in the table of a scoring; the entry then has what each seat gets as `shares`, and what was compared as `counts`. An `unasked` one is a step only where it follows by itself, and not where it is what was just decided. */
export interface Beat {
  chapter?: [string, Record<string, unknown>] | null;
  at?: string;
  together?: boolean;
  brief?: boolean;
  unasked?: boolean;
  scored?: string;
}

/** All that never changes in a match. `course` are the parts of a match with their rounds, True where something is scored at the end of a round. `houses` is what each seat plays (a nation); those of seats that the rules play follow in `automa`: they have numbers, panels, pieces and places like others, but nobody sits there. `plus` names the numbers of a panel that are added to another one. `verbs` names the arguments of the verbs that take names alone, so that a page can say `do-<verb>`. `beats` are the entries of the journal that make a story. */
export interface Board {
  title: string;
  seats: number;
  zones: Zone[];
  faces: Record<string, Face>;
  layout: Layout;
  course?: [[string, Record<string, unknown>], boolean[]][];
  houses?: [string, Record<string, unknown>][];
  automa?: [string, Record<string, unknown>][];
  plus?: Record<string, string>;
  verbs?: Record<string, string[]>;
  beats?: Record<string, Beat>;
}

/** One piece, or `n` equal ones, on a spot of a zone, maybe `on` another piece; a hidden one's face is its back. `rotation` counts the steps of its lattice, clockwise; a piece that is `lying` has fallen over. */
export interface Piece {
  face: string;
  in: string;
  spot?: string;
  seat?: number | null;
  n?: number;
  rotation?: number;
  lying?: boolean;
  badge?: string;
  on?: string;
}

/** One legal action: how it is said, what it touches in order, what it costs and gives, whether it reveals. In `on` a piece is its id, a spot is `zone:spot`, and a zone without spots of its own is `zone:`. `ends`: another seat decides next, maybe besides this one. `grave`: it is confirmed, although it can be taken back. `score` is what the seat would stand at, where that is certain. */
export interface Choice {
  say: (string | number)[];
  on?: string[];
  cost?: [string, number][];
  gain?: [string, number][];
  role?: "" | "decline" | "done";
  window?: string;
  final?: boolean;
  ends?: boolean;
  grave?: boolean;
  score?: number | null;
}

/** A placement of one face, in place of all the options that it stands for. `fits` are the numbers of the spots for each rotation in which it can be laid, `worth` what each of them is worth, in the same order. The action is said as `say`, then the spot by its name, then the rotation if there is `turns`. What it costs and does is asked for when it lies there. */
export interface Shape {
  say: (string | number)[];
  face: string;
  in: string;
  fits: Record<string, number[]>;
  worth?: Record<string, number[]>;
  turns?: boolean;
}

/** Several decisions of one seat that lead to a place, sent as one message: the cheapest voyage to an island. `to` is what is clicked, `through` the places passed, in order; `price` is what it costs, as one number. */
export interface Way {
  to: string;
  say: ((string | number)[])[];
  through?: string[];
  price?: number;
}

/** Several decisions of one purpose that can be sent as one message: a price, paid with what is cheapest. `name` is what the button says. */
export interface Bundle {
  name: [string, Record<string, unknown>];
  say: ((string | number)[])[];
}

/** A set that is ticked and confirmed once: between `least` and `most` pieces. `among` are the pieces and the action that takes one of each, in the order in which the actions are sent. Where what is ticked amounts to something else than a number of pieces, `worth` is that of each, in the same order, and `sums` the message that says the sum. */
export interface Pick {
  verb: string;
  least: number;
  most: number;
  among: ([string, (string | number)[]])[];
  worth?: number[];
  sums?: string;
}

/** One side of a duel: the seat, the zone where its pieces stand, and what it does, in a few words. `idle`: it has nothing to choose. */
export interface Side {
  seat: number;
  zone: string;
  note?: [string, Record<string, unknown>] | null;
  idle?: boolean;
}

/** Two or more sides whose pieces stand against each other, each piece by itself; `lying` ones have fallen. */
export interface Duel {
  name: [string, Record<string, unknown>];
  sides: Side[];
}

/** One position as one viewer sees it (None: a spectator); `tallies` are the points by source. `notes` are remarks on zones now, `shut` the spots of zones that are veiled now, `full` the areas that are filled, `room` how many spots a zone that grows has now, `phase` the part of the round. Where seats are not in the same round of the course, `rounds` has that of each. `concerns` is what the question to the viewer is about: pieces and places chosen before, that are being paid for or moved now. `first` is the seat of the first player, if any. While a seat may know what another one must not, it is `private`. */
export interface Scene {
  at: number;
  viewer: number | null;
  turn: [number, number];
  waiting: number[];
  over: boolean;
  ask: [string, Record<string, unknown>];
  pieces: Record<string, Piece>;
  panels: Record<string, ([string, number] | [string, number, number])[]>;
  options?: Record<string, Choice>;
  shapes?: Shape[];
  ways?: Way[];
  set?: Pick | null;
  bundles?: Bundle[];
  places?: number[];
  round?: number;
  status?: [string, Record<string, unknown>][];
  tallies?: Record<string, [string, number][]>;
  phase?: [string, Record<string, unknown>] | null;
  notes?: Record<string, [string, Record<string, unknown>]>;
  shut?: Record<string, string[]>;
  full?: Record<string, string[]>;
  room?: Record<string, number>;
  duel?: Duel | null;
  rounds?: number[];
  concerns?: string[];
  first?: number | null;
  private?: boolean;
}

/** Every seat's win chance after `at` actions, 0 to 1, each with its standard error. */
export interface Chances {
  at: number;
  win: number[];
  error: number[];
}

/** Something that was done or could have been: with which win chance and which final score one goes on from there. `cost`, `gain` and `entries` tell what the seat's own actions do up to the first thing that is revealed; `points`, what it has more after `moves` of its decisions, as far as that is certain. */
export interface Outlook {
  action: (string | number)[];
  win: number;
  error: number;
  score: number;
  cost?: [string, number][];
  gain?: [string, number][];
  points?: number;
  moves?: number;
  entries?: Entry[];
}

/** A decision that cost more than the error, after `at` actions: what was done, and what the bot would have done. */
export interface Costly {
  at: number;
  seat: number;
  round: number;
  cost: number;
  error: number;
  played: Outlook;
  better: Outlook;
}

/** A match, reviewed by a bot. `decisions`: how many of each seat were judged. `people`: the seats that people played, whose decisions these are; none: the decisions are those of all. */
export interface Review {
  version: number;
  bot: string;
  decisions: number[];
  people?: number[];
  chances?: Chances[];
  costly?: Costly[];
}

/** Who sits where. A human without a name is called by the number of the seat; `here`: is looking at the table. `windows`, of seats that are mine: those met so far, and whether I am asked there. `stand_in`: the bot that plays for somebody until they come back, or for good if they have `conceded`. `salted`: they have added something to the seed of the deal; `salt`: what, told to themselves, and to everybody when the cards are dealt. */
export interface SeatView {
  kind: "human" | "bot" | "open";
  name?: string;
  bot?: string;
  mine?: boolean;
  here?: boolean;
  windows?: Record<string, boolean>;
  stand_in?: string;
  conceded?: boolean;
  salted?: boolean;
  salt?: string;
}

/** Live: `bank` seconds for the match and `more` for each answer. By correspondence: `bank` days for each answer. */
export interface ClockRules {
  kind: "live" | "days";
  bank: number;
  more?: number;
}

/** Seconds left for each seat at this moment; they run for those who are `asked`. Below 0 a bot may be called in. */
export interface ClockView {
  rules: ClockRules;
  left: number[];
  asked?: number[];
}

/** The promise made before the first move: SHA-256 of seed and nonce, which are opened when the match is over. `chance`: the generator that the seed feeds. `waits`: the cards are not dealt yet, and who sits here may add a salt. `drawn`: the promised seed, where that of the deal was made of it and of the salts of the seats. */
export interface Shuffle {
  commitment: string;
  seed?: string;
  nonce?: string;
  chance?: string;
  waits?: boolean;
  drawn?: string;
}

/** Where a match comes from whose first `at` actions were played elsewhere: its seed was known before. A fork names its `table`. An import says whether the seed fits the `promise` in its record, if there is one. With `rules` the same people go on here, because other rules or components came while they played at `table`; nobody has seen the seed, and `known` says whether somebody may know what comes. */
export interface Origin {
  kind: "fork" | "import" | "rules";
  at: number;
  table?: string;
  promise?: boolean | null;
  known?: boolean;
}

/** The match cannot be played by today's rules or components: what is stored of it is shown. `total`: how many actions it has. `at`: up to here it holds, and from there those who sit here can play on at another table (`POST …/go-on`). `picture`: there is a position to show, the last one or that one. */
export interface KeptView {
  why: "rules" | "components";
  total: number;
  at?: number | null;
  picture?: boolean;
}

/** What everybody may know about a table, besides the position. `listed`: anybody may join or watch. `rematch`: the table at which the same people play again. `origin`: the match did not begin here. `hints`: I may ask for hints, after the end in private copies; `hinted`: somebody has, and the match is not rated. `deal_anew`: whoever goes back over a reveal does not get the same cards again. `kept`: the match is only shown, from what is stored. `closed`: why the host of the server has closed the table. `shut`: nobody tries things out in private copies while this match runs: it is rated and has a live clock. `freed`: I sat here, and the host has given my seat free before the match began. */
export interface TableView {
  id: string;
  title: string;
  status: "gathering" | "playing" | "over" | "cancelled";
  seats: SeatView[];
  options: Record<string, string | number | boolean>;
  shuffle: Shuffle;
  closed_scores?: boolean;
  host?: boolean;
  created?: number;
  listed?: boolean;
  rematch?: string;
  origin?: Origin | null;
  hints?: boolean;
  hinted?: boolean;
  deal_anew?: boolean;
  kept?: KeptView | null;
  closed?: string | null;
  shut?: boolean;
  freed?: boolean;
}

/** What one action did, as its reader may know it: action number `at` of the match, in which round, by whom. `bot`: the one that stood in for somebody. What happened at the table besides stands before the next action. */
export interface Line {
  at: number;
  seat: number;
  round: number;
  entries?: Entry[];
  bot?: string;
}

/** A wish to go back to `to` actions: by whom, who is asked, who has agreed, how many things were revealed since. */
export interface Proposal {
  by: number;
  to: number;
  asked: number[];
  agreed?: number[];
  revealed?: number;
}

/** What the viewer may take back: to which action count freely (`back`, or `restart` the turn), or if all agree. With `ask`: how many things were `revealed` since then, and which seats would be `asked`. */
export interface Takeback {
  back?: number | null;
  restart?: number | null;
  ask?: number | null;
  redo?: boolean;
  proposal?: Proposal | null;
  revealed?: number;
  asked?: number[];
}

/** What differs from the scene before: fields of the scene that are new, pieces that are new or changed or gone. */
export interface Patch {
  scene?: Record<string, unknown>;
  pieces?: Record<string, unknown>;
  gone?: string[];
}

/** The first event of a stream (`event: hello`), and again whenever the client's version is too old. `seen`: how many actions had been taken when I last looked. */
export interface Hello {
  v: number;
  table: TableView;
  board: string;
  scene: Scene;
  log: Line[];
  takeback: Takeback;
  clock?: ClockView | null;
  seen?: number;
}

/** One event after it (`event: update`, `id:` the version). Log lines from action `drop` on are no longer true; what stays of them, because it happened at the table and not in the match, comes again among `lines`. `auto`, told to the seat alone: the table has declined for it, at a window at which it is not to be asked. */
export interface Update {
  v: number;
  what: "begin" | "act" | "undo" | "redo" | "ask" | "answer" | "seats" | "vacate" | "salt" | "window" | "leave" | "return" | "concede" | "hint" | "cancel" | "rematch" | "carry";
  seat?: number | null;
  patch?: Patch | null;
  lines?: Line[];
  drop?: number | null;
  table?: TableView | null;
  takeback?: Takeback;
  auto?: boolean;
  clock?: ClockView | null;
}

/** Something that somebody said (`event: chat`, without a version); who only watches has the seat -1. One with the same `id` as before takes its place: the host has `hidden` it, or shows it again. */
export interface Remark {
  time: number;
  seat: number;
  text: string;
  room?: "players" | "watchers";
  name?: string;
  id?: number;
  hidden?: boolean;
}

/** What the host tells everybody (`event: news`, without a version; of tables, and of `GET /api/news/events`). No text: nothing any more. `draining`: no new tables are taken, because the server will be restarted. */
export interface News {
  text?: string;
  draining?: boolean;
}

/** Which seats have somebody looking (`event: here`, without a version), and how many others watch. `busy`: bots here think for a shorter time than usual, because so many are asked. */
export interface Here {
  here: number[];
  busy?: boolean;
  watching?: number;
}

/** A legal action: its number, and the same as it is said. */
export interface Offer {
  action: number;
  say: (string | number)[];
}

/** A decision that a bot of the network is asked for (`event: asked` of `GET /api/bot/asked`). `position` are the bytes of the position in base 64 and `plain` is the same to be read; all that the seat cannot know was dealt anew. `seconds`: so long an answer is waited for. */
export interface BotQuestion {
  id: string;
  title: string;
  rules: number;
  components: string;
  options: Record<string, unknown>;
  seats: number;
  seat: number;
  turn: number;
  position: string;
  plain: Record<string, unknown>;
  legal: Offer[];
  seconds: number;
}

/** Nobody waits for an answer any more (`event: gone`): it came too late, or the table has moved on. */
export interface Gone {
  id: string;
}

/** `POST /api/bot/answers/{id}`: the number of one of the legal actions, or what it says. */
export interface Chosen {
  action: number | (string | number)[];
}

/** A seat of a new table: mine (several are hot-seat), a friend's by link, or a bot's. */
export interface NewSeat {
  kind: "me" | "friend" | "bot";
  bot?: string;
  name?: string;
}

/** `POST /api/tables`. */
export interface NewTable {
  title: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  closed_scores?: boolean;
  shuffle_seats?: boolean;
  listed?: boolean;
  clock?: ClockRules | null;
  hints?: boolean;
  deal_anew?: boolean;
}

/** `POST …/fork`: play on from a position of a match that is over, at a table of one's own, with these sitters. */
export interface Fork {
  at: number;
  seats: NewSeat[];
}

/** `POST /api/tables/import`: the text of a record, and who plays if it is not finished. */
export interface Import {
  record: string;
  seats?: NewSeat[];
}

/** `POST …/act`: actions of a seat, all or none, decided upon at version `v`. The same `key` twice is one act. */
export interface Act {
  seat: number;
  v: number;
  actions: ((string | number)[])[];
  key?: string;
}

/** `POST …/undo`: go back to `to` actions; `POST …/redo` uses seat and version alone. */
export interface Back {
  seat: number;
  v: number;
  to?: number;
}

/** `POST …/answer`: agree to the proposal on the table, or not; its maker withdraws it by disagreeing. */
export interface Consent {
  seat: number;
  v: number;
  agree: boolean;
}

/** `POST …/window`: ask this seat at a window, or do not and decline for it. The same twice is once. */
export interface AskMe {
  seat: number;
  window: string;
  ask: boolean;
}

/** `POST …/why`: why can this piece (or this action) not be chosen now? */
export interface Why {
  seat: number;
  piece?: string;
  action?: (string | number)[];
}

/** `POST …/preview`: what would these actions do? */
export interface Try {
  seat: number;
  v: number;
  actions: ((string | number)[])[];
}

/** `POST …/hint`: what should I do now? */
export interface AskHint {
  seat: number;
  v: number;
}

/** `POST …/salt`: add this to the seed of the deal, instead of what my seat has added before; "" takes it back. */
export interface Salt {
  seat: number;
  text: string;
}

/** `POST …/fill`: the host gives an open seat to a bot. */
export interface Fill {
  seat: number;
  bot: string;
}

/** `POST …/leave`: a bot plays my seat until I come back, or that of somebody who is away or out of time. */
export interface StandIn {
  seat: number;
  bot: string;
}

/** `POST …/link`: the secret link of an open seat (its host may ask) or of a seat of one's own. `POST …/return` (I play my seat again) and `POST …/concede` (I give up) take it too. So does `POST …/free`: before the match begins I stand up from my seat, or the host asks somebody to stand up, or takes a bot out. */
export interface SeatRef {
  seat: number;
}

/** `POST …/chat`: say something at a table. */
export interface Say {
  text: string;
}

/** `POST …/report`: tell the host of the server about a remark (its id), or about the name of a seat. */
export interface ReportWish {
  kind: "remark" | "name";
  remark?: number;
  seat?: number;
  note?: string;
}

/** `POST /api/profile/settings`: what the page keeps for me. */
export interface SettingsWish {
  settings: Record<string, string | number | boolean>;
}

/** `POST /api/notices/hook`: tell me there that it is my turn; without a `shape` the address decides. `key`: a token of Matrix or Gotify, the number of a chat of Telegram, unless the address has it. */
export interface HookWish {
  url: string;
  shape?: "json" | "ntfy" | "discord" | "slack" | "matrix" | "gotify" | "telegram" | null;
  key?: string;
  language?: string;
}

/** `POST /api/notices/push`: tell this browser; as its own subscription says it. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** `POST /api/notices/mail`: send a code to this address. */
export interface MailWish {
  address: string;
  language?: string;
}

/** `POST /api/notices/mail/code`: the code that has come; from now on I am told by mail. */
export interface MailCode {
  code: string;
}

/** `POST /api/notices/remove` and `POST /api/notices/try`: one of my channels. */
export interface ChannelRef {
  id: string;
}

/** `POST /api/me/bots`: register a bot of mine under this name. */
export interface BotName {
  name: string;
}

/** `POST /api/profile/rating`: whether I want a rating; who does not has none, and what there was is deleted. */
export interface RatingWish {
  on: boolean;
}

/** `POST /api/recover` (be whom this phrase names), and the answer of `POST /api/profile/phrase`. */
export interface Phrase {
  phrase: string;
}

/** `POST /api/profile/phrase`: a new phrase; `alone`: my other devices are logged out. */
export interface NewPhrase {
  alone?: boolean;
}

/** `POST …/invite`, `…/cancel`, `…/rematch`, `…/go-on`, `…/review`, `POST /api/me/alone`: the address says all. */
export interface Nothing {
}

/** `POST /api/sit` (take the seat of this link) and `POST /api/invitation` (look at it first). `salt`: what I add to the seed of the deal as I sit down. `seat`: which of the free seats, if the link is one for the whole table; without it, the first. */
export interface Token {
  token: string;
  salt?: string;
  seat?: number | null;
}

/** `POST …/join`: take a free seat, and add this to the seed of the deal. */
export interface Join {
  salt?: string;
}

/** `POST /api/me`. */
export interface Rename {
  name: string;
}

/** `GET /api/me`: the guest behind the cookie; `csrf` goes into the header X-Carrack-Token of every POST. */
export interface Me {
  name: string;
  csrf: string;
}

/** `GET /api/profile`: what I like; `phrase`: there is one that finds me again; `unrated`: I want no rating. */
export interface ProfileView {
  settings?: Record<string, string | number | boolean>;
  phrase?: boolean;
  unrated?: boolean;
}

/** A way by which I am told that it is my turn. `stopped`: too much did not arrive, so nothing is sent any more. `where`: the host of a webhook, an address of mail, or the whole endpoint of a browser, which knows it by that. */
export interface ChannelView {
  id: string;
  kind: "hook" | "push" | "mail";
  where: string;
  shape?: string;
  stopped?: boolean;
}

/** `GET /api/notices`: how I am told. `push`: the server's key for browsers; `mail`: the server sends mail. `waiting`: the address of mine to which a code was sent. */
export interface NoticesView {
  channels?: ChannelView[];
  push?: string;
  mail?: boolean;
  waiting?: string;
}

/** A bot that I have registered. `here`: its program is connected, so that it can be given a seat as `net:` + id. */
export interface BotView {
  id: string;
  name: string;
  here?: boolean;
}

/** `GET /api/me/bots`: all of them; `most`: how many I may have. */
export interface MyBots {
  bots: BotView[];
  most: number;
}

/** A bot and its new token, which is told this once: `POST /api/me/bots` and `POST /api/me/bots/{id}/token`. */
export interface BotToken {
  bot: BotView;
  token: string;
}

/** An option of a title; the first value is the default. `shows`: the field of the board that it changes. `reading`: it says how an open point of the rules is read, and few will want to know. */
export interface OptionView {
  key: string;
  values: (string | number | boolean)[];
  shows?: string;
  reading?: boolean;
}

/** A title on the shelf. `texts` and `art` are hashes for the addresses of its words and pictures. `closed`: tables of it are played on, but no new ones are set up on this server. `lesson`: how many minutes its lesson takes, 0 if it has none. */
export interface TitleView {
  key: string;
  fewest: number;
  most: number;
  minutes: number;
  options: OptionView[];
  texts: string;
  art: string;
  family?: string;
  closed?: boolean;
  lesson?: number;
}

/** `GET /api/shelf`: the titles, and the bots for people, the weakest first; `usual`: whom a new seat gets. */
export interface Shelf {
  titles: TitleView[];
  bots: string[];
  usual?: string;
}

/** A table in the list of mine: whose turn it is, and the places and scores when it is over. */
export interface TableSummary {
  id: string;
  title: string;
  status: "gathering" | "playing" | "over" | "cancelled";
  seats: SeatView[];
  updated: number;
  my_turn?: boolean;
  waiting?: number[];
  places?: number[];
  scores?: number[];
  options?: Record<string, string | number | boolean>;
  clock?: ClockRules | null;
  host?: boolean;
}

/** `GET /api/tables` (mine) and `GET /api/lobby` (those that anybody may join or watch). */
export interface Mine {
  tables: TableSummary[];
}

/** What a match did to my rating. */
export interface RatingChange {
  before: number;
  after: number;
}

/** `GET …/rating`: what this match did to my rating, or why it did not count; nothing if it is not mine. */
export interface RatingOf {
  change?: RatingChange | null;
  why?: "elsewhere" | "alone" | "two-seats" | "network-bot" | "knew" | "hinted" | "early" | "household" | "stand-in" | "nobody-left" | "unwanted" | null;
}

/** A match that I have played to the end: who sat there, how it ended and when, and what it did to my rating. `why`: it did not count. */
export interface Past {
  id: string;
  title: string;
  seats: SeatView[];
  ended: number;
  places?: number[];
  scores?: number[];
  change?: RatingChange | null;
  why?: "elsewhere" | "alone" | "two-seats" | "network-bot" | "knew" | "hinted" | "early" | "household" | "stand-in" | "nobody-left" | "unwanted" | null;
}

/** `GET /api/me/history`: my matches, the last to end first; `more`: ask again with the last id as `before`. */
export interface History {
  matches: Past[];
  more?: boolean;
}

/** My matches of a title with a number of seats: how many I have played, and how many won, alone or with others. */
export interface Share {
  title: string;
  seats: number;
  games: number;
  won?: number;
}

/** My rating at a title: the number is what I play at least, `estimate` what I play probably, `give` more or less. `curve`: the number before my last matches and after each of them. `provisional`: I have played few. */
export interface Rated {
  title: string;
  number: number;
  estimate: number;
  give: number;
  games: number;
  curve: number[];
  provisional?: boolean;
}

/** `GET /api/me/standing`: how I have fared. `bots`: how strong they are at the titles at which I have a rating. */
export interface MyStanding {
  shares?: Share[];
  ratings?: Rated[];
  bots?: Record<string, Record<string, number>>;
  unrated?: boolean;
}

/** `GET …/chat`: what I may read, the latest last. */
export interface Talk {
  remarks: Remark[];
}

/** The table that was made or joined, and the seat one has there. */
export interface Made {
  id: string;
  seat: number | null;
}

/** What a record became: a table, or nothing yet (no `id`) because it is not finished and nobody said who plays. */
export interface Imported {
  title: string;
  seats: number;
  at: number;
  id?: string;
  seat?: number | null;
  names?: string[];
  waiting?: number[];
  promise?: boolean | null;
}

/** A secret link of a seat, or of a whole table: what is secret stands behind `#`, so that no server logs it. */
export interface Link {
  path: string;
}

/** What a link offers: the table and the seat; `free` if nobody sits there yet, `mine` if I do already. `whole`: the link is one for the whole table, and any free seat can be chosen; none is left if it is not `free`, and then the seat is -1. `clock`: how much time everybody has. */
export interface Invitation {
  table: TableView;
  seat: number;
  free: boolean;
  mine?: boolean;
  whole?: boolean;
  clock?: ClockRules | null;
}

/** It was accepted, and this is the version that says so. */
export interface Done {
  v: number;
}

/** Why not: a sentence and the rule it rests on. */
export interface ReasonTold {
  say: [string, Record<string, unknown>];
  rule?: string;
}

/** What the actions would cost and give, as far as the seat can know; `entries` as they would stand in the log. */
export interface Tried {
  cost?: [string, number][];
  gain?: [string, number][];
  score?: number | null;
  final?: boolean;
  ends?: boolean;
  entries?: Entry[];
}

/** An action, the seat's win share after it with its standard error, and the final score to be expected. */
export interface Advice {
  action: (string | number)[];
  win: number;
  error: number;
  score: number;
}

/** `POST …/hint` and `POST …/what-if/hint`: what is best, what is next best, and the win share as it is now. `moves`: how many decisions of mine the line has that begins with it, up to the first reveal; `gain`, `cost` and `points`: what I have more and less after them. */
export interface Hint {
  best: Advice;
  win: number;
  error: number;
  others?: Advice[];
  moves?: number;
  points?: number;
  cost?: [string, number][];
  gain?: [string, number][];
}

/** Why a request was refused: a text for the page's words, the same in English, the version now if it matters. */
export interface Problem {
  say: [string, Record<string, unknown>];
  detail: string;
  v?: number | null;
  rule?: string;
}

/** One action of the past: what it changed and told, the turn after it, and every seat's score if one may see it. */
export interface ReplayStep {
  patch: Patch;
  line: Line;
  turn: [number, number];
  scores?: (number | null)[];
}

/** `GET …/replay`: the scene after `scene.at` actions as `seat` saw it, and the actions that followed. `seat` is a number, `all` for open hands, or left out for what everybody saw; `total` is how many actions stand. */
export interface Replay {
  table: TableView;
  board: string;
  total: number;
  scene: Scene;
  steps?: ReplayStep[];
  seat?: number | "all" | null;
}

/** A seat scored, after `at` actions. */
export interface Tick {
  at: number;
  seat: number;
}

/** `GET …/replay/chart`: one entry for each action count from 0 on, so that a whole match is seen at a glance. `turns` are numbers of turns, `seats` whose they are, and `rounds` those by which the log is grouped; `scores` are the columns of the seats one may see. */
export interface Chart {
  turns: number[];
  seats: number[];
  rounds: number[];
  scores: Record<string, (number | null)[]>;
  ticks?: Tick[];
  seat?: number | "all" | null;
}

/** Something that decided a match: after `at` actions, about which seat, in words, in which round. */
export interface Moment {
  at: number;
  seat: number;
  say: [string, Record<string, unknown>];
  round: number;
}

/** `GET …/result`, when the match is over: the chart with open scores, and the moments that decided it. */
export interface Result {
  chart: Chart;
  moments?: Moment[];
}

/** `GET …/review`, when the match is over: the review, or how far it has come (0 to 1). `ahead`: how many reviews are made before it. `POST …/review` asks for it, and answers the same. `old`: asked again, a bot of today would review it anew. */
export interface ReviewView {
  status: "none" | "making" | "done" | "failed";
  progress?: number;
  ahead?: number;
  review?: Review | null;
  old?: boolean;
}

/** `POST …/what-if`: a private copy of the position after `at` actions, of what `seat` knows, where it plays on. `deal` says how the unknown was dealt: the same number, the same cards. `moves` were made in the copy before, `[seat, verb, …]` each, and the reader has the first `known` of them. `actions` are new ones of the seat. */
export interface Suppose {
  seat: number;
  at: number;
  deal?: number;
  moves?: ((string | number)[])[];
  known?: number;
  actions?: ((string | number)[])[];
}

/** `POST …/what-if/why`: why can this piece not be chosen there? */
export interface SupposeWhy {
  seat: number;
  at: number;
  deal?: number;
  moves?: ((string | number)[])[];
  known?: number;
  actions?: ((string | number)[])[];
  piece: string;
}

/** All moves of the copy, with those that a bot has made for others; the scene after `known` of them, and the rest. In the last scene the seat is asked, or the match is over. */
export interface Supposed {
  table: TableView;
  board: string;
  moves: ((string | number)[])[];
  scene: Scene;
  steps?: ReplayStep[];
}

/** `POST …/what-if/line`: what of a line can be sent as one message: my decisions at its beginning. They end at the first thing that comes to light or at somebody else's decision; `stops` says which, if more of mine follow. `tried`: what they do there. Moves of others before my first one are left out. */
export interface Committed {
  actions: ((string | number)[])[];
  tried: Tried;
  stops?: "" | "reveal" | "others";
}

/** `POST …/what-if/judge`, when the match is over: what the first of the `actions` costs, as a share of the win. 0: nothing beyond the bot's own error. `best`: what the bot would do. */
export interface Judged {
  cost: number;
  best: (string | number)[];
}

/** `POST …/ahead`: what will this seat be asked next? `POST …/ahead/preview`: what would these actions do then? */
export interface AheadWish {
  seat: number;
  v: number;
  actions?: ((string | number)[])[];
}

/** What a seat will be asked if the others change as little as they can: fields of a scene after `at`. What touches pieces that are not there now as they would be then is left out. */
export interface Ahead {
  at: number;
  ask: [string, Record<string, unknown>];
  options?: Record<string, Choice>;
  shapes?: Shape[];
  ways?: Way[];
  set?: Pick | null;
}

/** A step: what is said in each language, what it points at, and the actions that it wants, one after another. `other`: what is said when something else is tried, `praise`: when it is done. `fresh`: it does not follow from the step before, another position is laid out. */
export interface LessonTold {
  id: string;
  say: Record<string, string>;
  points?: string[];
  do?: ((string | number)[])[];
  other?: Record<string, string> | null;
  praise?: Record<string, string> | null;
  fresh?: boolean;
}

/** `GET /api/titles/{title}/lesson`: who sits there, the board, the pupil's seat, and all steps. `picture`: the step whose position is a good picture of the table. */
export interface LessonView {
  table: TableView;
  board: Board;
  seat: number;
  steps: LessonTold[];
  minutes: number;
  picture?: number;
}

/** `POST …/lesson` and `…/lesson/preview`: actions at a step where some were `done` before; none: only look. */
export interface LessonWish {
  step: number;
  done?: ((string | number)[])[];
  actions?: ((string | number)[])[];
}

/** `POST …/lesson/why`: why can this piece not be chosen there? */
export interface LessonWhy {
  step: number;
  done?: ((string | number)[])[];
  actions?: ((string | number)[])[];
  piece: string;
}

/** What came of it: the step is `done`, or `going` on; something else was tried, and done (`free`) or not (`other`). The scene before, and what followed: the pupil's actions, and what others did when it was done. `done`: what the pupil has done at this step by now. */
export interface Taught {
  came: "done" | "going" | "free" | "other";
  scene: Scene;
  steps?: ReplayStep[];
  done?: ((string | number)[])[];
}
