declare module 'virtual:site-build' {
  /** Hash of the browser's files of this build. */
  export const BUILD: string;
}

/** Type that routing needs for remembered pages. A worker has no Storage and does not call that code. */
interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
