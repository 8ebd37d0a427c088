/** A line of the server's log about what a reader does not get to see: which page, which block of it, and why. */
export function noteMissing(fields: { page: string; block?: string; kind?: string; reason: string }): void {
  console.warn(JSON.stringify({ level: 'warn', msg: 'a part of a content page is left out', ...fields }));
}
