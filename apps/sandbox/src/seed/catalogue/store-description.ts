import { SECTION_SENTENCES, SERVICE_PROMISES } from '../data/store-texts.ts';
import type { StoreSeed } from '../data/stores.ts';
import { type BilingualText, text } from '../data/text.ts';
import type { Random } from '../shared/random.ts';

/** The store's description: what it sells, category by category, and one promise. */
export function describeStore(store: StoreSeed, random: Random): BilingualText {
  const sentences = store.sections.map((alias) => {
    const sentence = SECTION_SENTENCES[alias];
    if (sentence === undefined) throw new TypeError(`no sentence for the section ${alias}`);
    return sentence;
  });
  const parts = [...sentences, random.pick(SERVICE_PROMISES)];
  return text(parts.map((part) => part.ru).join(' '), parts.map((part) => part.uz).join(' '));
}
