/** A custom property that every theme sets. */
const THEME_PROPERTY = '--m-color-ink';

/**
 * Writes an error to the console if the page lacks the kit's theme. It does not throw: a style sheet that failed to load must not turn a page
 * without styles into an empty one. Returns a function that ends the waiting for the page.
 */
export function reportMissingStyles(): (() => void) | undefined {
  if (document.readyState === 'complete') {
    check();
    return undefined;
  }
  addEventListener('load', check, { once: true });
  return () => removeEventListener('load', check);
}

function check(): void {
  const root = document.documentElement;
  // Without a layout, as in jsdom, there are no styles to miss.
  if (root.clientWidth === 0 || getComputedStyle(root).getPropertyValue(THEME_PROPERTY) !== '') return;
  console.error(
    `The page lacks the styles of @muddat/ui. Import them once, where the application starts:

  import '@muddat/ui/style.css';

or '@muddat/ui/theme.css' with the sheets of the components that you use, such as '@muddat/ui/button.css'.`,
  );
}
