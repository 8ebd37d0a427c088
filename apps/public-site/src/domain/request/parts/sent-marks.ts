import { readStoredText, type ValueStorage, writeStoredText } from '@muddat/app-shell';

const KEY = 'muddat.sent.';
/** More are not needed to notice that somebody sends the same again. */
const KEPT_MARKS = 20;

/** 53 bits of what was sent: enough to know the same words again, and no way back to them (cyrb53). */
export function markOf(words: object): string {
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

type Place = Pick<ValueStorage, 'getItem' | 'setItem'>;

/** Marks of what this tab has sent by a form: they outlive a reload, and hold nothing that was typed. */
export function readMarks(place: Place | null, form: string): readonly string[] {
  return (readStoredText(place, KEY + form) ?? '').split(' ').filter((mark) => /^[a-z0-9]{1,12}$/.test(mark));
}

/** In a full or forbidden store they are not kept: the server still knows the same words again. */
export function keepMarks(place: Place | null, form: string, marks: readonly string[]): void {
  writeStoredText(place, KEY + form, marks.slice(-KEPT_MARKS).join(' '));
}
