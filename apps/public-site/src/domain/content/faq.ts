/** The limits of listFaqs in the contract: the length of a search in characters, and the form of a category. */
const SEARCH_MAX = 100;
const CATEGORY = /^[a-z-]{1,40}$/;

export type FaqQuery = { q: string; category: string | null };

/** Reads the page's query. Removes control characters, cuts a long text, and ignores an invalid category. */
export function parseFaqQuery(query: URLSearchParams): FaqQuery {
  const typed = (query.get('q') ?? '')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const category = query.get('category') ?? '';
  return { q: [...typed].slice(0, SEARCH_MAX).join('').trim(), category: CATEGORY.test(category) ? category : null };
}

/** Splits an answer into paragraphs: it is plain text with empty lines between them (contract, Faq). */
export const answerParagraphs = (answer: string): string[] => answer.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
