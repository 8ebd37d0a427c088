import { describe, expect, test } from 'vitest';
import { type Choice, isSameChoice, pageKey, readChoice } from './page-key.ts';

const PLAIN: Choice = { region: null, alphabet: 'latn' };
const TASHKENT: Choice = { region: '1726', alphabet: 'latn' };
const CYRILLIC: Choice = { region: '1703', alphabet: 'cyrl' };

describe('the name under which a page is kept', () => {
  test.each([
    ['a page that is the same for all', '/ru/faq?q=a', [], CYRILLIC, '/ru/faq?q=a'],
    ['such a page where nothing is known', '/ru/faq', [], null, '/ru/faq'],
    ['a page of the whole country', '/ru/partners', ['region'], PLAIN, '/ru/partners'],
    ['a page of the remembered region', '/ru/partners', ['region'], TASHKENT, '/ru/partners?region=1726'],
    ['its second page', '/ru/partners?q=a&page=2', ['region'], TASHKENT, '/ru/partners?page=2&q=a&region=1726'],
    ['a page of a region by its address', '/ru/partners?q=a&region=1726&page=2', [], CYRILLIC, '/ru/partners?page=2&q=a&region=1726'],
    ['a page in Latin', '/uz', ['alphabet'], TASHKENT, '/uz'],
    ['a page in Cyrillic', '/uz', ['alphabet'], CYRILLIC, '/uz?alphabet=cyrl'],
    ['a page of both', '/uz/partners', ['alphabet', 'region'], CYRILLIC, '/uz/partners?alphabet=cyrl&region=1703'],
    ['a page of both where nothing is known', '/uz/partners', ['alphabet', 'region'], null, null],
    ['a page of a region where nothing is known', '/ru/partners', ['region'], null, null],
  ] as const)('of %s: %s', (_what, key, variants, choice, kept) => {
    expect(pageKey(key, variants, choice)).toBe(kept);
  });
});

describe('what the reader chose', () => {
  const cookies = (values: Record<string, string>) => ({
    get: async (name: string) => (values[name] === undefined ? null : { value: values[name] }),
  });

  test.each([
    [{}, PLAIN],
    [{ region: '1726' }, TASHKENT],
    [{ region: '1703', alphabet: 'cyrl' }, CYRILLIC],
    [{ region: 'nowhere', alphabet: 'arab' }, PLAIN],
  ])('is what the cookies %o say', async (values, choice) => {
    expect(await readChoice(cookies(values))).toEqual(choice);
  });

  test('is not known where the browser does not tell', async () => {
    expect(await readChoice(undefined)).toBeNull();
    expect(await readChoice({ get: () => Promise.reject(new Error('not allowed')) })).toBeNull();
  });

  test.each([
    [PLAIN, { ...PLAIN }, true],
    [TASHKENT, PLAIN, false],
    [CYRILLIC, { ...CYRILLIC, alphabet: 'latn' } as const, false],
    [null, null, true],
    [PLAIN, null, false],
  ])('%o and %o are told apart', (one, other, same) => {
    expect(isSameChoice(one, other)).toBe(same);
  });
});
