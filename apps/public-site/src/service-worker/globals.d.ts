declare module 'virtual:site-build' {
  /** Names what the browser loads of this build. */
  export const BUILD: string;
}

/** What the routing keeps a remembered page in; a worker has none, and does not use that part. */
interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
