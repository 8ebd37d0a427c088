/** With the signs that belong to it: a line may end between a box that is kept whole and what follows, even where that is a comma. */
const JOINED = /([(«„]?[\p{L}\d]+(?:-[\p{L}\d]+)+[,.;:!?)»“”]*)/u;
const SIGNS = /[^\p{L}\d-]/gu;
/** What is longer may be wider than a line of a phone, and has to break. */
const LONGEST = 16;

const isNumber = (word: string): boolean => word.replace(SIGNS, '').length <= LONGEST && /\d/.test(word);

/** A text in pieces: every second one is a number of a model or a house («GE-230», «115-uy») that no line should break. */
export function splitNumbers(text: string): string[] {
  const pieces = [''];
  for (const [at, piece] of text.split(JOINED).entries()) {
    if (at % 2 === 1 && isNumber(piece)) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}
