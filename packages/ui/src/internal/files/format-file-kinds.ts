import type { Language } from '@muddat/i18n';

const NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
};
const OR = { ru: ' или ', 'uz-Latn': ' yoki ', 'uz-Cyrl': ' ёки ' } as const satisfies Record<Language, string>;

/** The accepted kinds in words: `JPEG, PNG или PDF`. A media type or ending without a name shows its last part in capitals. */
export function formatFileKinds(accept: readonly string[], language: Language): string {
  const names = accept.map((kind) => NAMES[kind] ?? kind.replace(/^.*[/.]/, '').toUpperCase());
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${OR[language]}${last}`;
}
