import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';
import type { LoadWords } from './words.ts';

type PageWordChunks = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

/** The pages that this document has shown or is about to show. */
const pages = new Set<PageWordChunks>();
/** The languages that it has spoken. */
const spoken = new Map<Language, Promise<I18n>>();

/** Called by each page's own module before it is there: fetches the page's words in the languages that this document speaks. */
export async function addPageWords(chunks: PageWordChunks): Promise<void> {
  pages.add(chunks);
  await Promise.all([...spoken].map(([language, words]) => teach(language, words, chunks)));
}

/** Another language speaks: it learns the words of the pages that are there. Rejects when they cannot be fetched. */
export async function speak(language: Language, words: Promise<I18n>): Promise<void> {
  spoken.set(language, words);
  try {
    await Promise.all([...pages].map((chunks) => teach(language, words, chunks)));
  } catch (error) {
    spoken.delete(language);
    throw error;
  }
}

async function teach(language: Language, words: Promise<I18n>, chunks: PageWordChunks): Promise<void> {
  const [i18n, { messages }] = await Promise.all([words, chunks[language]()]);
  // Nobody who shows words is told: a page is drawn after its words are there, and a change of all words at once would empty the parts of
  // the page that still wait for their own script to take them over.
  Object.assign(i18n.messages, messages);
}

/** In the browser, where each page has a file of words: those of the frame, and of all pages that are there. A page that comes later brings its own. */
export const withPageWords =
  (loadFrame: LoadWords): LoadWords =>
  async (language) => {
    const frame = loadFrame(language);
    await speak(
      language,
      frame.then(({ i18n }) => i18n),
    );
    return frame;
  };
