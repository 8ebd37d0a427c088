/** Letters and digits joined by hyphens, at least one digit among them, at most 16 characters in all. */
const NUMBER = /((?<![\p{L}\d-])(?![\p{L}\d-]{17})(?=[\p{L}-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A text in pieces: every second one is a number of a model or a house («GE-230», «115-uy») that no line should break. */
export const splitNumbers = (text: string): string[] => text.split(NUMBER);
