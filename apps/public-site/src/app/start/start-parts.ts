/** Addresses with spaces between them, as the document writes them. */
export type Parts = {
  /** What the app starts with, each after what it is made of. */
  readonly start?: string;
  /** What it asks for at once when it has started: its words, and the page's own part. */
  readonly beside?: string;
};

/**
 * Asks for all parts at the same time, and runs those that the app starts with one by one: what is run at one go blocks the page at one
 * go, and on a cheap phone React alone takes as long as the eye waits.
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

/** To ask for twenty files takes a cheap phone as long as the eye waits, too. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const listOf = (text = ''): string[] => text.split(' ').filter((file) => file !== '');

function hint(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = file;
  document.head.append(link);
}
