/** Marks the root element of a shell. */
export const SHELL_ATTRIBUTE = 'data-shell';

export const isShellDocument = (): boolean => document.documentElement.hasAttribute(SHELL_ATTRIBUTE);

/** After this time the page starts even if the shell is not hydrated. */
const LONGEST_WAIT_MS = 10_000;

/** `report`: says that the layout of the shell has been hydrated. `done` resolves then, or after the longest wait. */
export type ShellHydration = { readonly done: Promise<void>; readonly report: () => void };

/**
 * Lets a page wait until React has hydrated the layout of its shell. A slow phone hydrates for longer than the first responses take. If the
 * page replaced the layout meanwhile, React would discard the document and render everything again.
 */
export function createShellHydration(): ShellHydration {
  let report = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    report = resolve;
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  return { done, report };
}
