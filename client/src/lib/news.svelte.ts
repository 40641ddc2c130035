// What the host of the server tells everybody. A table's stream brings it; other pages have a stream of their own for it.
import type { News } from "../wire";
import { url } from "./url";

const CLOSED = "news-closed";

class NewsBoard {
  now = $state.raw<News>({});
  /** The announcement that I have read and closed. */
  closed = $state(sessionStorage.getItem(CLOSED) ?? "");

  take(news: News): void {
    this.now = news;
  }

  close(): void {
    this.closed = this.now.text ?? "";
    sessionStorage.setItem(CLOSED, this.closed);
  }

  /** Listen until the returned function is called. */
  listen(): () => void {
    const source = new EventSource(url("/api/news/events"));
    source.addEventListener("news", (event) => this.take(JSON.parse((event as MessageEvent<string>).data) as News));
    return () => source.close();
  }
}

export const news = new NewsBoard();
