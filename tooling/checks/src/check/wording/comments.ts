import { parseSync } from 'vite';

export type SourceComment = {
  /** On one line, without markers and JSDoc tags. */
  text: string;
  /** Line number of the start, from 1. */
  line: number;
};

/**
 * The comments of a TypeScript, TSX or JavaScript file. Adjacent `//` lines are one comment. @throws Error on a file that does not parse
 */
export function parseComments(file: string, source: string): SourceComment[] {
  const { comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: (SourceComment & { end: number })[] = [];
  for (const { type, value, start, end } of comments) {
    const text = plain(value);
    const before = found.at(-1);
    if (type === 'Line' && before !== undefined && /^\n[ \t]*$/.test(source.slice(before.end, start).replaceAll('\r', ''))) {
      Object.assign(before, { text: `${before.text} ${text}`, end });
    } else found.push({ text, line: source.slice(0, start).split('\n').length, end });
  }
  return found.map(({ text, line }) => ({ text, line }));
}

const plain = (value: string): string =>
  value
    .replaceAll(/^[ \t]*\*+/gm, ' ')
    .replaceAll(/@\w+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
