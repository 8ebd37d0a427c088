import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';
import type { LoadWords } from './words.ts';

type PageWordChunks = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

/** The messages of pages that this document has shown or is about to show. */
const pages = new Set<PageWordChunks>();
/** The languages that this document has used. */
const spoken = new Map<Language, Promise<I18n>>();

/** Each page's module awaits this: it loads the page's messages in the languages that this document has used. */
export async function addPageWords(chunks: PageWordChunks): Promise<void> {
  pages.add(chunks);
  await Promise.all([...spoken].map(([language, words]) => teach(language, words, chunks)));
}

/** Adds a language: loads the messages of all known pages in it. Rejects when they cannot be loaded. */
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
  // Not `i18n.load`, because it notifies all components. A page renders only after its messages have loaded, so no component needs to render
  // again, and a render of the whole document would remove the parts that are not hydrated yet.
  Object.assign(i18n.messages, messages);
}

/** For the browser: loads the app's shared messages and those of all known pages. A page that loads later adds its own. */
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
