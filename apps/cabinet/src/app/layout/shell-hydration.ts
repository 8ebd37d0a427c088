/** On a phone that needs longer than this to hydrate the shell, the page may start before. */
const LONGEST_WAIT_MS = 10_000;

/** `done` resolves when the layout of the shell has been hydrated, which `report` says. */
export type ShellHydration = { readonly done: Promise<void>; readonly report: () => void };

/**
 * A page that replaces the shell's layout before React has hydrated it is a difference: React would discard the document and render
 * everything again. A slow phone hydrates for longer than the first responses take.
 */
export function createShellHydration(): ShellHydration {
  let report = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    report = resolve;
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  return { done, report };
}
