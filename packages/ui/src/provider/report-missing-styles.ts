/** A custom property that every theme sets. */
const THEME_PROPERTY = '--m-color-ink';

/**
 * Reports a page without the kit's theme. It does not throw: a style sheet that failed to load must not turn a page without styles into an
 * empty one. Returns what stops the waiting.
 */
export function reportMissingStyles(): (() => void) | undefined {
  // jsdom has no `CSS`, and no styles to look at.
  if (typeof CSS === 'undefined') return undefined;
  if (document.readyState === 'complete') {
    check();
    return undefined;
  }
  addEventListener('load', check, { once: true });
  return () => removeEventListener('load', check);
}

function check(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue(THEME_PROPERTY) !== '') return;
  reportError(
    new Error(
      `The page lacks the styles of @muddat/ui. Import them once, where the application starts:\n\n  import '@muddat/ui/style.css';\n\nor '@muddat/ui/theme.css' with the sheets of the components that you use, such as '@muddat/ui/button.css'.`,
    ),
  );
}
