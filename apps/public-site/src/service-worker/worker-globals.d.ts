/** What the routing keeps a remembered page in; a worker has none, and does not use that part. */
interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
