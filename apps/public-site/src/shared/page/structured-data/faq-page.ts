import type { JsonLd } from './types.ts';

/** Questions with their answers, of which the page shows every word. Answers are plain text; null where there are none. */
export function faqPage(entries: readonly { question: string; answer: string }[]): JsonLd | null {
  if (entries.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
