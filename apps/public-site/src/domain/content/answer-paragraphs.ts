/** Contracts, Faq: an answer is plain text, its paragraphs are parted by an empty line. */
export const answerParagraphs = (answer: string): string[] => answer.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
