import { readStoredText, type ValueStorage, writeStoredText } from '@muddat/app-shell';

const KEY = 'muddat.sent.';
/** Maximum number of hashes stored for a form. */
const MAX_HASHES = 20;

/** A 53-bit hash of the request (cyrb53): enough to recognize a repeat, and the text cannot be restored from it. */
export function hashRequest(words: object): string {
  const text = JSON.stringify(words, Object.keys(words).sort());
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

type HashStorage = Pick<ValueStorage, 'getItem' | 'setItem'>;

/** Hashes of the requests that this tab has sent. They survive a reload and contain no typed text. */
export function readSentHashes(place: HashStorage | null, form: string): readonly string[] {
  return (readStoredText(place, KEY + form) ?? '').split(' ').filter((mark) => /^[a-z0-9]{1,12}$/.test(mark));
}

/** If the storage is full or blocked, nothing is stored: the server recognizes a repeat too. */
export function saveSentHashes(place: HashStorage | null, form: string, marks: readonly string[]): void {
  writeStoredText(place, KEY + form, marks.slice(-MAX_HASHES).join(' '));
}
