/** A text in a source file that a check would refuse, with the reason to allow it. */
export type AllowedText = { file: string; text: string; reason: string };

const switchesLanguage = (text: string): AllowedText => ({
  file: 'packages/ui/src/language-switch/language-links.tsx',
  text,
  reason: 'a language names itself in its own words, whatever the page speaks (spec 3)',
});

/** Visible texts outside the catalogs. */
export const ALLOWED_TEXTS: readonly AllowedText[] = [
  ...['Рус', 'Русский', 'Oʻz', 'Ўз', 'Ўзбекча'].map(switchesLanguage),
  ...['MapSVG', 'CC BY 4.0'].map((text) => ({
    file: 'apps/public-site/src/pages/service-centers/country-map/country-map.tsx',
    text,
    reason: 'names of the author of the map and of its licence',
  })),
  ...['ЁёЎў№', 'ҒғҚқҲҳ', 'ҐґҰұ'].map((text) => ({
    file: 'packages/ui/src/theme/fonts/font-letters.ts',
    text,
    reason: 'letters that a font file has, which nobody reads as a text',
  })),
  ...['аеёиоуыэюя', 'ьъ'].map((text) => ({
    file: 'apps/public-site/src/shared/ui/soft-hyphens.ts',
    text,
    reason: 'letters of a rule, which nobody reads as a text',
  })),
  { file: 'packages/ui/src/theme/contract.css.ts', text: 'text', reason: 'the name of a token' },
  {
    file: 'packages/ui/src/theme/themes.ts',
    text: "'Onest Variable', 'Onest Fallback', system-ui, sans-serif",
    reason: 'names of font families',
  },
];

/** Words whose letters would be wrong elsewhere. */
export const ALLOWED_SPELLINGS: readonly AllowedText[] = [
  {
    file: 'packages/i18n/src/locale.ts',
    text: "O'z",
    reason: 'the label to the letter of the specification (spec 3); the screens show Oʻz',
  },
];
