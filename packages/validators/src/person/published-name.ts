import { cleanText } from '../text/clean-text.ts';
import { givenName, nameWords } from './given-name.ts';
import { personName } from './person-name.ts';

/** oʻ and gʻ are one letter. */
const initialOf = (word: string): string => `${/^\p{L}[\u02BB]?/u.exec(word)?.[0].toUpperCase() ?? ''}.`;

/**
 * A name for publication: the given name and the initial of the surname, `Nodira K.`. If it is not clear which word is the surname, both
 * become initials. Empty if the text is no name or looks like the portal's.
 */
export function publishedName(text: string): string {
  const name = cleanText(text);
  if (personName(name) !== null) return '';
  const given = givenName(name);
  const initials = nameWords(name)
    .filter((word) => word !== given)
    .map(initialOf);
  return [...(given === '' ? [] : [given]), ...initials].join(' ');
}
