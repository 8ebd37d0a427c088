import type { Allowed } from './allowed.ts';
import { type SaidText, saidTexts } from './said-texts.ts';

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
export function hardCodedOf(file: string, source: string): SaidText[] {
  return saidTexts(file, source).filter(({ text, place, name, translated }) => {
    if (translated || !WORD.test(text.replace(NAMES, ''))) return false;
    if (/\p{Script=Cyrillic}/u.test(text)) return true;
    return place === 'child' || (place === 'value' && VISIBLE.has(name) && !CODE.test(text));
  });
}

/** Faults, one per line: hard-coded texts that are not allowed, and allowances that are no longer needed. */
export function faultsOfTexts(files: readonly { file: string; source: string }[], allowed: readonly Allowed[]): string[] {
  const used = new Set<Allowed>();
  const faults = files.flatMap(({ file, source }) =>
    hardCodedOf(file, source).flatMap(({ text, line }) => {
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
