import { SERVICE_PROMISES, STORE_SECTION_SENTENCES } from '../data/store-texts.ts';
import type { StoreSeed } from '../data/stores.ts';
import { type BilingualText, ruUz } from '../data/text.ts';
import type { SeededRandom } from '../shared/random.ts';

/** The store's description: what it sells, category by category, and one promise. */
export function describeStore(store: StoreSeed, random: SeededRandom): BilingualText {
  const sentences = store.sections.map((alias) => {
    const sentence = STORE_SECTION_SENTENCES[alias];
    if (sentence === undefined) throw new TypeError(`no sentence for the section ${alias}`);
    return sentence;
  });
  const parts = [...sentences, random.pick(SERVICE_PROMISES)];
  return ruUz(parts.map((part) => part.ru).join(' '), parts.map((part) => part.uz).join(' '));
}
