export interface MaskedEdit {
  text: string;
  caret: number;
}

const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9';
const digitsIn = (text: string): number => [...text].filter(isDigit).length;

/** The position in `text` that has `count` digits to its right; after a literal where both would do, so that typing goes on there. */
export function caretWithDigitsAfter(text: string, count: number): number {
  if (count === 0) return text.length;
  let seen = 0;
  for (let at = text.length; at > 0; at -= 1) {
    if (isDigit(text[at - 1])) seen += 1;
    if (seen === count) return at - 1;
  }
  return 0;
}

/**
 * What a masked field holds after an edit, and where its caret goes. The caret keeps the digits that stand to its right, so a mask may
 * add a code or spaces to the left of it. A backspace that took only a space or a bracket takes the digit before it too.
 */
export function editMask(before: string, after: string, caret: number, format: (text: string) => string): MaskedEdit {
  const right = digitsIn(after.slice(caret));
  const left = after.slice(0, caret);
  // One character less, at the caret, and it was no digit; a paste over everything may have as many digits and is no such thing.
  const taken = before.charAt(caret);
  const tookLiteral = taken !== '' && !isDigit(taken) && before === left + taken + after.slice(caret);
  const edited = tookLiteral ? left.replace(/\d(?=\D*$)/, '') + after.slice(caret) : after;
  const text = format(edited);
  return { text, caret: caretWithDigitsAfter(text, right) };
}
