/** Lists of script URLs separated by spaces, from attributes of the document. */
export type Parts = {
  /** The scripts that the app starts with, each after its imports. */
  readonly start?: string;
  /** Scripts that the app loads as soon as it has started: messages and the page's own. */
  readonly beside?: string;
};

/**
 * Requests all scripts at the same time, and runs the start scripts one by one, each in a task of its own: as one task they would block
 * a cheap phone noticeably, since React alone takes about 100 ms there.
 */
export async function startParts({ start, beside }: Parts): Promise<void> {
  const files = listOf(start);
  for (const file of [...files, ...listOf(beside)]) {
    hint(file);
    await turn();
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await turn();
  }
}

/** Ends the current task. Requesting twenty files in one task would also block a cheap phone for about 100 ms. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const listOf = (text = ''): string[] => text.split(' ').filter((file) => file !== '');

function hint(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = file;
  document.head.append(link);
}
