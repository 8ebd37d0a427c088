/** Lists of script URLs separated by spaces, from attributes of the document. */
export type StartScripts = {
  /** The scripts that the app starts with, each after its imports. */
  readonly entryScripts?: string;
  /** Scripts that the app loads as soon as it has started: messages and the page's own. */
  readonly preloadScripts?: string;
};

/**
 * Requests all scripts at the same time, and runs the start scripts one by one, each in a task of its own: as one task they would block
 * a cheap phone noticeably, since React alone takes about 100 ms there.
 */
export async function runStartScripts({ entryScripts, preloadScripts }: StartScripts): Promise<void> {
  const files = listOf(entryScripts);
  for (const file of [...files, ...listOf(preloadScripts)]) {
    preloadModule(file);
    await yieldToMain();
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await yieldToMain();
  }
}

/** Ends the current task. Requesting twenty files in one task would also block a cheap phone for about 100 ms. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

const listOf = (text = ''): string[] => text.split(' ').filter((file) => file !== '');

function preloadModule(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = file;
  document.head.append(link);
}
