import { type Language, NO_BREAK_SPACE } from '@muddat/i18n';

const BYTES_PER_KB = 1024;
const UNITS = { ru: ['КБ', 'МБ'], 'uz-Latn': ['KB', 'MB'], 'uz-Cyrl': ['КБ', 'МБ'] } as const satisfies Record<
  Language,
  readonly [string, string]
>;

/** `340 КБ`, `4,2 МБ`, `4,2 MB`: a decimal comma in each language, and no decimals for a whole number. */
export function formatFileSize(bytes: number, language: Language): string {
  const [kb, mb] = UNITS[language];
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  if (kilobytes < BYTES_PER_KB) return `${kilobytes}${NO_BREAK_SPACE}${kb}`;
  const tenths = Math.round((bytes / BYTES_PER_KB / BYTES_PER_KB) * 10) / 10;
  return `${String(tenths).replace('.', ',')}${NO_BREAK_SPACE}${mb}`;
}
