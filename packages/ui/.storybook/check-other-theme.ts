import axe from 'axe-core';
import { showTheme } from './toolbar-theme.ts';

/**
 * addon-a11y checks a story only in its current theme. In tests, this function also checks the colour contrast in the other theme, so that
 * a colour that is readable only in the light theme fails its story.
 */
export async function checkOtherTheme({
  canvasElement,
  globals,
}: {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}): Promise<void> {
  if (import.meta.env['VITEST'] !== 'true' && !import.meta.env['VITEST_STORYBOOK']) return;
  const root = document.documentElement;
  const other = globals['theme'] === 'dark' ? 'light' : 'dark';
  const before = root.dataset['theme'];
  const style = document.createElement('style');
  style.textContent = '*,*::before,*::after{transition:none!important;animation:none!important}';
  document.head.append(style);
  root.dataset['theme'] = other;
  try {
    const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] });
    const lines = violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    if (lines.length > 0) throw new Error(`In the ${other} theme:\n${lines.join('\n')}`);
  } finally {
    showTheme(before ?? 'auto');
    style.remove();
  }
}
