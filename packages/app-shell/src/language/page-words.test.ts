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
  return import('./page-words.ts');
}

test('a page is there with its words in the language that is spoken, and another language learns them before it speaks', async () => {
  const { addPageWords, speak } = await openDocument();
  const russian = createI18n('ru');
  await speak('ru', Promise.resolve(russian));
  await addPageWords(chunksOf('faq'));
  expect(russian._('faq')).toBe('faq ru');
  const uzbek = createI18n('uz-Latn');
  await speak('uz-Latn', Promise.resolve(uzbek));
  expect(uzbek._('faq')).toBe('faq uz-Latn');
  await addPageWords(chunksOf('search'));
  expect([russian._('search'), uzbek._('search')]).toEqual(['search ru', 'search uz-Latn']);
});

test('a page that comes while a language is being fetched is said in it', async () => {
  const { addPageWords, speak } = await openDocument();
  const uzbek = createI18n('uz-Latn');
  let arrive: (words: typeof uzbek) => void = () => {};
  const speaking = speak(
    'uz-Latn',
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const page = addPageWords(chunksOf('faq'));
  arrive(uzbek);
  await Promise.all([speaking, page]);
  expect(uzbek._('faq')).toBe('faq uz-Latn');
});

test('words that cannot be fetched keep the page, or the language, from being there', async () => {
  const { addPageWords, speak } = await openDocument();
  await speak('ru', Promise.resolve(createI18n('ru')));
  await expect(addPageWords(chunksOf('faq', true))).rejects.toThrow('no network');
  await expect(speak('uz-Latn', Promise.resolve(createI18n('uz-Latn')))).rejects.toThrow('no network');
});
