import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SHOWN_NODES = 3;

/** Axe violations of WCAG 2.2 AA, one line per rule with the first elements. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // The pages have no cross-origin frames, so the legacy mode is enough; it opens no extra page.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, SHOWN_NODES).map(({ target, any }) => {
      const why = any.find(({ id: check }) => check === 'color-contrast')?.message ?? '';
      return `${target.join(' ')}${why === '' ? '' : ` (${why})`}`;
    });
    return `${id} at ${places.join('; ')}${nodes.length > SHOWN_NODES ? ` and ${nodes.length - SHOWN_NODES} more` : ''}`;
  });
}
