/**
 * Matches a word with hyphens and the punctuation around it. The match includes the punctuation, because a line may break after an
 * inline-block, even before a comma.
 */
const HYPHENATED_WORD = /([(«„]?[\p{L}\d]+(?:-[\p{L}\d]+)+[,.;:!?)»“”]*)/u;
const SIGNS = /[^\p{L}\d-]/gu;
/** In characters. A longer number may be wider than a line on a phone, so it must be able to break. */
const MAX_UNBROKEN_LENGTH = 16;

const isNumber = (word: string): boolean => word.replace(SIGNS, '').length <= MAX_UNBROKEN_LENGTH && /\d/.test(word);

/** The space between a measure and its number, in the facts after a name: «, размер 46», «, UV 400». */
const SPACE_OF_MEASURE = /(, \p{L}{1,8}) (?=\d)/gu;

/**
 * Splits a text: every second piece is the number of a model or a house («GE-230», «115-uy») that should not break. A measure and its
 * number («размер 46») get a no-break space.
 */
export function splitNumbers(text: string): string[] {
  const pieces = [''];
  for (const [at, piece] of text.replace(SPACE_OF_MEASURE, '$1\u00a0').split(HYPHENATED_WORD).entries()) {
    if (at % 2 === 1 && isNumber(piece)) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}
