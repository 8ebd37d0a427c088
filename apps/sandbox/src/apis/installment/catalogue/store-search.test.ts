import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { createInstallmentCaller } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Page = { data: installment.components['schemas']['Store'][]; total: number };

const sandbox = await openSandbox();
const guest = await createInstallmentCaller(sandbox, null);

const namesFor = async (text: string): Promise<string[]> => {
  const { body } = await guest<Page>(`/v3/stores?limit=100&search=${encodeURIComponent(text)}`);
  return body.data.map(({ name }) => name);
};

describe('the `search` of GET /v3/stores', () => {
  test.each([
    ['its exact name', 'Orzu Texnika', 'Orzu Texnika'],
    ['its name in lower case', 'orzu texnika', 'Orzu Texnika'],
    ['the beginning of its name', 'orz', 'Orzu Texnika'],
    ['one letter', 'z', 'Zarafshon Elektron'],
    ['words in reverse order', 'texnika orzu', 'Orzu Texnika'],
    ['Russian letters', 'орзу техника', 'Orzu Texnika'],
    ['Uzbek Cyrillic', 'Навоий Техно', 'Navoiy Texno Markaz'],
    ['letters that only Uzbek Cyrillic has', 'Қўқон', 'Qoʻqon Usta'],
    ['the right apostrophe', 'Koʻzgu', 'Koʻzgu Optika'],
    ['a straight apostrophe', "Ko'zgu", 'Koʻzgu Optika'],
    ['a quotation mark', 'Ko‘zgu', 'Koʻzgu Optika'],
    ['a backtick', 'Ko`zgu', 'Koʻzgu Optika'],
    ['a name without its apostrophe', 'Kozgu', 'Koʻzgu Optika'],
    ['one wrong letter', 'zarafshin', 'Zarafshon Elektron'],
    ['a missing letter', 'samarqnd', 'Samarqand Mebel'],
    ['two swapped letters', 'regsiton', 'Registon Market'],
    ['a doubled letter', 'mmebel', 'Samarqand Mebel'],
    ['a letter repeated by a held key', 'mebellll', 'Samarqand Mebel'],
    ['the wrong keyboard layout', 'щкяг', 'Orzu Texnika'],
  ])('finds a store by %s: %s', async (_how, text, name) => {
    const names = await namesFor(text);
    expect(names).toContain(name);
    expect(names.length).toBeLessThan(30);
  });

  test.each([
    'zzzzzz',
    'zz',
    'qqqq',
    'aaaaaa',
    'ыыыыы',
    'ssssss',
    'vvvvvv vvvv',
    'orzu zzzzzz',
    "z'z'z'z",
    'asdfgh',
    'йцукен',
    'xkcdq',
    'ъъъъ',
    '111111',
    'qwerty',
    'абракадабра',
    'фывапролдж',
    'lorem ipsum',
  ])('finds nothing for a meaningless query: %s', async (text) => {
    expect(await namesFor(text)).toEqual([]);
  });
});
