import type { AllowedText } from './allowed-texts.ts';
import { findSourceTexts, type SourceText } from './source-texts.ts';

/** Attributes and properties of our components whose value is shown or read out. */
const VISIBLE = new Set([
  'title',
  'alt',
  'label',
  'placeholder',
  'description',
  'heading',
  'text',
  'note',
  'hint',
  'message',
  'error',
  'caption',
  'summary',
  'legal',
  'action',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
]);
/** Names that are the same in every language. */
const NAMES = /\b(?:Muddat|Uzcard|Humo|Payme|Click|Visa|Mastercard|UnionPay)\b/g;
const WORD = /\p{L}{2}/u;
/** An identifier such as none-chosen, not a text for people. */
const CODE = /^[a-z]+(?:[-_][a-z\d]+)+$/;

/** Visible texts of a file that no catalog contains: text between tags, in visible attributes, and any Cyrillic text. */
export function findHardCodedTexts(file: string, source: string): SourceText[] {
  return findSourceTexts(file, source).filter(({ text, context, name, translated }) => {
    if (translated || !WORD.test(text.replace(NAMES, ''))) return false;
    if (/\p{Script=Cyrillic}/u.test(text)) return true;
    return context === 'child' || (context === 'value' && VISIBLE.has(name) && !CODE.test(text));
  });
}

/** Faults, one per line: hard-coded texts that are not allowed, and allowances that are no longer needed. */
export function findHardCodedTextErrors(files: readonly { file: string; source: string }[], allowed: readonly AllowedText[]): string[] {
  const used = new Set<AllowedText>();
  const faults = files.flatMap(({ file, source }) =>
    findHardCodedTexts(file, source).flatMap(({ text, line }) => {
      const said = text.trim().replace(/\s+/g, ' ');
      const permission = allowed.find((one) => one.file === file && one.text === said);
      if (permission) used.add(permission);
      return permission ? [] : [`${file}:${line}: a visible text outside the catalogs: ${said}`];
    }),
  );
  const unused = allowed
    .filter((one) => !used.has(one))
    .map(({ file, text }) => `${file}: allowed in allowed.ts and no longer said: ${text}`);
  return [...faults, ...unused];
}
