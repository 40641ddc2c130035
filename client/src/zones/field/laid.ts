// The pieces of a field where they stand, and the ghost of what would stand there.
import { spotId } from "../../choosing/spots";
import type { Zone } from "../../wire";
import type { Stage } from "../stage";
import type { Chart } from "./chart";
import type { Lain } from "./covering";
import { stood, type Box, type Standing } from "./standing";

export interface Laid {
  /** The piece, or the place of a ghost. */
  key: string;
  /** Empty: a ghost. */
  id: string;
  /** The piece whose ghost it is. */
  ghost: string | undefined;
  box: Box;
}

const GHOST = "";

export function laidIn(stage: Stage, zone: Zone, chart: Chart, { standing }: Lain): Laid[] {
  const faceOf = (id: string) => stage.board?.faces[stage.scene?.pieces[id]?.face ?? ""];
  return [...chart.places].flatMap(([spot, place]) => {
    const here = (standing.get(spot) ?? []).map(([id, piece]): Standing => ({ id, piece, face: faceOf(id) }));
    const ghost = stage.choosing.ghosts.get(spotId(zone.id, spot));
    const pieces = ghost ? [...here, { id: GHOST, piece: {}, face: faceOf(ghost) }] : here;
    return stood(zone, chart, place, pieces).map(({ id, x, y, size }) => ({ id, key: id || spotId(zone.id, spot), ghost, box: { x, y, width: size, height: size } }));
  });
}
