import type { Messages } from '@lingui/core';
import { formatNumber, LANGUAGES } from '@muddat/i18n';
import { expect, test, vi } from 'vitest';
import { createLoadMessages } from './messages.ts';

const catalogs: readonly Messages[] = [
  { goods: [['n', 'plural', { one: ['#', ' ta'], few: ['#', ' ta'], many: ['#', ' ta'], other: ['#', ' ta'] }]] },
];
const load = createLoadMessages({
  ru: async () => ({ catalogs }),
  'uz-Latn': async () => ({ catalogs }),
  'uz-Cyrl': async () => ({ catalogs }),
});

/** In a browser: Chromium has no Uzbek number format and would write «1,500 ta». */
test.each(LANGUAGES)('in %s a plural writes its number as all other numbers are written', async (language) => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const { i18n } = await load(language);
  for (const n of [0, 7, 999, 1_500, 1_234_567, -1_500, 2.5, 1_234.5]) expect(i18n._('goods', { n })).toBe(`${formatNumber(n)} ta`);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
