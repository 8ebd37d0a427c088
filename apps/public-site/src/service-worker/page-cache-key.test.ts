import { describe, expect, test } from 'vitest';
import { areSameSiteChoices, pageCacheKey, readSiteChoices, type SiteChoices } from './page-cache-key.ts';

const PLAIN: SiteChoices = { region: null, alphabet: 'latn' };
const TASHKENT: SiteChoices = { region: '1726', alphabet: 'latn' };
const CYRILLIC: SiteChoices = { region: '1703', alphabet: 'cyrl' };

describe('pageCacheKey', () => {
  test.each([
    ['a page that is the same for all', '/ru/faq?q=a', [], CYRILLIC, '/ru/faq?q=a'],
    ['a page that is the same for all, with unknown choices,', '/ru/faq', [], null, '/ru/faq'],
    ['a page of the whole country', '/ru/partners', ['region'], PLAIN, '/ru/partners'],
    ['a page of the remembered region', '/ru/partners', ['region'], TASHKENT, '/ru/partners?region=1726'],
    ['the second page of the remembered region', '/ru/partners?q=a&page=2', ['region'], TASHKENT, '/ru/partners?page=2&q=a&region=1726'],
    ['a page with the region in its address', '/ru/partners?q=a&region=1726&page=2', [], CYRILLIC, '/ru/partners?page=2&q=a&region=1726'],
    ['a page in Latin', '/uz', ['alphabet'], TASHKENT, '/uz'],
    ['a page in Cyrillic', '/uz', ['alphabet'], CYRILLIC, '/uz?alphabet=cyrl'],
    ['a page of alphabet and region', '/uz/partners', ['alphabet', 'region'], CYRILLIC, '/uz/partners?alphabet=cyrl&region=1703'],
    ['a page of alphabet and region with unknown choices', '/uz/partners', ['alphabet', 'region'], null, null],
    ['a page of a region with unknown choices', '/ru/partners', ['region'], null, null],
  ] as const)('returns for %s at %s the cache key $4', (_what, key, variants, choice, kept) => {
    expect(pageCacheKey(key, variants, choice)).toBe(kept);
  });
});

describe('the region and alphabet of the reader', () => {
  const cookies = (values: Record<string, string>) => ({
    get: async (name: string) => (values[name] === undefined ? null : { value: values[name] }),
  });

  test.each([
    [{}, PLAIN],
    [{ region: '1726' }, TASHKENT],
    [{ region: '1703', alphabet: 'cyrl' }, CYRILLIC],
    [{ region: 'nowhere', alphabet: 'arab' }, PLAIN],
  ])('are read from the cookies %o', async (values, choice) => {
    expect(await readSiteChoices(cookies(values))).toEqual(choice);
  });

  test('are null if the cookies cannot be read', async () => {
    expect(await readSiteChoices(undefined)).toBeNull();
    expect(await readSiteChoices({ get: () => Promise.reject(new Error('not allowed')) })).toBeNull();
  });

  test.each([
    [PLAIN, { ...PLAIN }, true],
    [TASHKENT, PLAIN, false],
    [CYRILLIC, { ...CYRILLIC, alphabet: 'latn' } as const, false],
    [null, null, true],
    [PLAIN, null, false],
  ])('areSameSiteChoices(%o, %o) returns %s', (one, other, same) => {
    expect(areSameSiteChoices(one, other)).toBe(same);
  });
});
