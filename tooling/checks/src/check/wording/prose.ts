import { fromMarkdown } from 'mdast-util-from-markdown';
import { split } from 'sentence-splitter';

const SENTENCE_WORDS_MAX = 30;
const PARAGRAPH_WORDS_MAX = 90;

export type Paragraph = {
  /** Plain text: without links' targets and emphasis; code in backticks counts as one word. */
  text: string;
  /** Line number of the start, from 1. */
  line: number;
};

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** The paragraphs of a Markdown page, those of lists included. Headings, tables and code blocks have no sentences. */
export function parseParagraphs(page: string): Paragraph[] {
  // A table is no part of CommonMark, which would read it as one paragraph.
  const { children } = fromMarkdown(page.replaceAll(/^[ \t]*\|.*$/gm, ''));
  return children.flatMap(paragraphsIn);
}

function paragraphsIn(node: Node): Paragraph[] {
  if (node.type === 'paragraph') return [{ text: textOf(node).replaceAll(/\s+/g, ' ').trim(), line: node.position?.start.line ?? 1 }];
  return 'children' in node && node.type !== 'heading' ? node.children.flatMap(paragraphsIn) : [];
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return node.value.replaceAll(/\s+/g, '_');
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const wordsIn = (text: string): number => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences and paragraphs that are too long to be read once. */
export function findLongSentences({ text }: Paragraph): string[] {
  const sentences = split(text).filter(({ type }) => type === 'Sentence');
  const long = sentences.map(({ raw }) => raw.trim()).filter((sentence) => wordsIn(sentence) > SENTENCE_WORDS_MAX);
  const words = wordsIn(text);
  return [
    ...long.map((sentence) => `a sentence of ${wordsIn(sentence)} words, ${SENTENCE_WORDS_MAX} allowed: "${sentence.slice(0, 60)}…"`),
    ...(words > PARAGRAPH_WORDS_MAX ? [`a paragraph of ${words} words, ${PARAGRAPH_WORDS_MAX} allowed: one idea each`] : []),
  ];
}
