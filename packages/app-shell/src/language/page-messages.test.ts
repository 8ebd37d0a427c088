import { createI18n, type Language } from '@muddat/i18n';
import { expect, test, vi } from 'vitest';

const chunksOf = (id: string, failing = false) => {
  const load = (language: Language) => async () => {
    if (failing) throw new Error('no network');
    return { messages: { [id]: [`${id} ${language}`] } };
  };
  return { ru: load('ru'), 'uz-Latn': load('uz-Latn'), 'uz-Cyrl': load('uz-Cyrl') };
};
/** Imports a fresh copy of the module, as a new document does. */
async function openDocument() {
  vi.resetModules();
  return import('./page-messages.ts');
}

test('page messages are loaded in the current language, and in a new language before the page switches to it', async () => {
  const { addPageMessages, loadLanguageMessages } = await openDocument();
  const russian = createI18n('ru');
  await loadLanguageMessages('ru', Promise.resolve(russian));
  await addPageMessages(chunksOf('faq'));
  expect(russian._('faq')).toBe('faq ru');
  const uzbek = createI18n('uz-Latn');
  await loadLanguageMessages('uz-Latn', Promise.resolve(uzbek));
  expect(uzbek._('faq')).toBe('faq uz-Latn');
  await addPageMessages(chunksOf('search'));
  expect([russian._('search'), uzbek._('search')]).toEqual(['search ru', 'search uz-Latn']);
});

test('a page that loads during a language change gets the messages of the new language', async () => {
  const { addPageMessages, loadLanguageMessages } = await openDocument();
  const uzbek = createI18n('uz-Latn');
  let arrive: (words: typeof uzbek) => void = () => {};
  const speaking = loadLanguageMessages(
    'uz-Latn',
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const page = addPageMessages(chunksOf('faq'));
  arrive(uzbek);
  await Promise.all([speaking, page]);
  expect(uzbek._('faq')).toBe('faq uz-Latn');
});

test('loading a page or a language fails if its messages cannot be fetched', async () => {
  const { addPageMessages, loadLanguageMessages } = await openDocument();
  await loadLanguageMessages('ru', Promise.resolve(createI18n('ru')));
  await expect(addPageMessages(chunksOf('faq', true))).rejects.toThrow('no network');
  await expect(loadLanguageMessages('uz-Latn', Promise.resolve(createI18n('uz-Latn')))).rejects.toThrow('no network');
});
