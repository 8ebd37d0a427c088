import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@muddat/i18n';
import type { LoadMessages } from './messages.ts';

type PageMessageChunks = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

/** The messages of pages that this document has shown or is about to show. */
const pages = new Set<PageMessageChunks>();
/** The languages that this document has used. */
const usedLanguages = new Map<Language, Promise<I18n>>();

/** Each page's module awaits this: it loads the page's messages in the languages that this document has used. */
export async function addPageMessages(chunks: PageMessageChunks): Promise<void> {
  pages.add(chunks);
  await Promise.all([...usedLanguages].map(([language, words]) => loadPageMessages(language, words, chunks)));
}

/** Adds a language: loads the messages of all known pages in it. If they cannot be loaded, it rejects and the language is not added. */
export async function loadLanguageMessages(language: Language, words: Promise<I18n>): Promise<void> {
  usedLanguages.set(language, words);
  try {
    await Promise.all([...pages].map((chunks) => loadPageMessages(language, words, chunks)));
  } catch (error) {
    usedLanguages.delete(language);
    throw error;
  }
}

async function loadPageMessages(language: Language, words: Promise<I18n>, chunks: PageMessageChunks): Promise<void> {
  const [i18n, { messages }] = await Promise.all([words, chunks[language]()]);
  // Not `i18n.load`, because it notifies all components. A page renders only after its messages have loaded, so no component needs to
  // render again, and a render of the whole document would remove the parts that are not hydrated yet.
  Object.assign(i18n.messages, messages);
}

/** For the browser: loads the app's shared messages and those of all known pages. A page that loads later adds its own. */
export const withPageMessages =
  (loadFrame: LoadMessages): LoadMessages =>
  async (language) => {
    const frame = loadFrame(language);
    await loadLanguageMessages(
      language,
      frame.then(({ i18n }) => i18n),
    );
    return frame;
  };
