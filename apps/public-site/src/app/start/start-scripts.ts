/** What the app starts with, from attributes of the document. Lists are separated by spaces. */
export type StartFiles = {
  /** The scripts that the app starts with, each after its imports. */
  readonly entryScripts?: string;
  /** Scripts that the app loads as soon as it has started: messages and the page's own. */
  readonly preloadScripts?: string;
  /** The whole style sheet, which the app adds when it starts (`addStyleSheet`). */
  readonly styleSheet?: string;
};

/**
 * Requests all files at the same time, and runs the start scripts one by one, each in a task of its own: as one task they would block
 * a cheap phone noticeably, since React alone takes about 100 ms there.
 */
export async function runStartScripts({ entryScripts, preloadScripts, styleSheet }: StartFiles): Promise<void> {
  const files = listOf(entryScripts);
  for (const sheet of listOf(styleSheet)) preload({ rel: 'preload', as: 'style', href: sheet });
  for (const file of [...files, ...listOf(preloadScripts)]) {
    preload({ rel: 'modulepreload', href: file });
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

function preload(hint: Pick<HTMLLinkElement, 'rel' | 'href'> & { as?: string }): void {
  document.head.append(Object.assign(document.createElement('link'), { fetchPriority: 'low', ...hint }));
}
