/** Contract of listFaqs: what it takes. */
const SEARCH_MAX = 100;
const CATEGORY = /^[a-z-]{1,40}$/;

export type FaqQuery = { q: string; category: string | null };

/** What the page's query asks for. Control characters and what is too long are cut off; a category that cannot be one is none. */
export function faqQuery(query: URLSearchParams): FaqQuery {
  const typed = (query.get('q') ?? '')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const category = query.get('category') ?? '';
  return { q: [...typed].slice(0, SEARCH_MAX).join('').trim(), category: CATEGORY.test(category) ? category : null };
}

/** Contracts, Faq: an answer is plain text, its paragraphs are parted by an empty line. */
export const answerParagraphs = (answer: string): string[] => answer.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
