import type { PoEntry } from './po.ts';
import { findLetterErrors } from './texts/letters.ts';

/** A message in the sources; `files` use it. */
export type SourceMessage = { id: string; text: string; comment: string; files: string[] };

/** The faults of one catalog compared with its sources. Each line names the place and the fix. */
export function findCatalogErrors(
  locale: 'ru' | 'uz',
  catalog: string,
  wanted: readonly SourceMessage[],
  there: readonly PoEntry[],
): string[] {
  const known = new Set(there.map(({ id }) => id));
  const said = new Set(wanted.map(({ id }) => id));
  return [
    ...wanted
      .filter(({ id }) => !known.has(id))
      .map(({ text, files }) => `${files.join(', ')}: not in ${catalog}, run \`pnpm messages\`: ${text}`),
    ...wanted.filter(({ comment }) => !comment).map(({ text, files }) => `${files.join(', ')}: give translators a \`comment\`: ${text}`),
    ...there.filter(({ id }) => !said.has(id)).map(({ source }) => `${catalog}: no longer used, run \`pnpm messages\`: ${source}`),
    ...there.filter(({ id }) => said.has(id)).flatMap((entry) => findEntryErrors(locale, entry).map((fault) => `${catalog}: ${fault}`)),
  ];
}

/** What is wrong with one message in one language. */
export function findEntryErrors(locale: 'ru' | 'uz', entry: Pick<PoEntry, 'source' | 'text'>): string[] {
  const text = withoutSyntax(entry.text);
  const faults: string[] = [];
  // An empty Russian text is a fault too: the page would show the source text, whose letters are not checked here.
  if (!entry.text) faults.push(`${locale === 'uz' ? 'not translated' : 'empty'}: ${entry.source}`);
  faults.push(...findLetterErrors(text, locale === 'uz'));
  if (locale === 'uz') {
    const cyrillic = (text.match(/\p{L}+/gu) ?? []).filter((word) => /^\p{Script=Cyrillic}+$/u.test(word));
    faults.push(...cyrillic.map((word) => `Cyrillic in Latin Uzbek: ${word}`));
  }
  return faults;
}

/** A message without its placeholders, tags and plural keywords. */
function withoutSyntax(text: string): string {
  return text
    .replace(/<\/?\d+\/?>/g, ' ')
    .replace(/\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/g, ' ')
    .replace(/(=\d+|zero|one|two|few|many|other|offset:\d+)\s*\{/g, ' ')
    .replace(/\{\s*\w+\s*\}/g, ' ');
}
