import { expect, it, vi } from 'vitest';

/** The rules of a style file, by selector and query, without a style compiler. */
async function rulesOf(load: () => Promise<unknown>): Promise<Map<string, Record<string, string>>> {
  const { setAdapter, removeAdapter } = await import('@vanilla-extract/css/adapter');
  const { setFileScope, endFileScope } = await import('@vanilla-extract/css/fileScope');
  const rules = new Map<string, Record<string, string>>();
  setAdapter({
    appendCss: (css) => {
      if (css.type !== 'global') return;
      const base = css.rule['@layer']?.['base'];
      if (base?.vars) rules.set(css.selector, base.vars);
      for (const [query, rule] of Object.entries(base?.['@media'] ?? {})) if (rule.vars) rules.set(`${query} ${css.selector}`, rule.vars);
    },
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  setFileScope('theme', 'kit');
  try {
    await load();
  } finally {
    endFileScope();
    removeAdapter();
  }
  return rules;
}

const namesOf = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? namesOf(value) : [],
  );

it('a second brand sets every token of the contract in one file', async () => {
  vi.resetModules();
  const rules = await rulesOf(() => import('../../.storybook/brands.css.ts'));
  const { vars } = await import('./contract.css.ts');
  const filled = rules.get('[data-theme=anor]') ?? {};
  expect(Object.keys(filled).sort()).toEqual(namesOf(vars).sort());
  expect(Object.values(filled).every((value) => value.length > 0)).toBe(true);
});

it('light, dark and high contrast set every token, by choice and by device settings; print is always light', async () => {
  vi.resetModules();
  const rules = await rulesOf(() => import('./theme.css.ts'));
  const { vars } = await import('./contract.css.ts');
  const { contrastDark, contrastLight, dark, light } = await import('./themes.ts');
  expect(Object.keys(rules.get(':root') ?? {}).sort()).toEqual(namesOf(vars).sort());
  const { toCssColor } = await import('./oklch.ts');
  const ink = new Map([...rules].map(([selector, filled]) => [selector, filled[vars.color.ink]]));
  const unsaid = ':root:not([data-theme])';
  expect(Object.fromEntries(ink)).toEqual({
    ':root': toCssColor(light.color.ink),
    '[data-theme=light]': toCssColor(light.color.ink),
    '[data-theme=dark]': toCssColor(dark.color.ink),
    '[data-theme=contrast]': toCssColor(contrastLight.color.ink),
    [`(prefers-color-scheme: dark) ${unsaid}`]: toCssColor(dark.color.ink),
    '(prefers-color-scheme: dark) [data-theme=contrast]': toCssColor(contrastDark.color.ink),
    [`(prefers-contrast: more) ${unsaid}, [data-theme=light]`]: toCssColor(contrastLight.color.ink),
    '(prefers-contrast: more) [data-theme=dark]': toCssColor(contrastDark.color.ink),
    [`(prefers-contrast: more) and (prefers-color-scheme: dark) ${unsaid}`]: toCssColor(contrastDark.color.ink),
    [`print ${unsaid}, [data-theme]`]: toCssColor(light.color.ink),
  });
  const tints = namesOf({ color: vars.color, base: vars.base, shadow: vars.shadow });
  for (const filled of rules.values()) expect(tints.filter((name) => !filled[name])).toEqual([]);
});
