import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { callerOf } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Page = { data: installment.components['schemas']['Store'][]; total: number };

const sandbox = await openSandbox();
const guest = await callerOf(sandbox, null);

const namesFor = async (text: string): Promise<string[]> => {
  const { body } = await guest<Page>(`/v3/stores?limit=100&search=${encodeURIComponent(text)}`);
  return body.data.map(({ name }) => name);
};

describe('the search of stores', () => {
  test.each([
    ['as it is written', 'Orzu Texnika', 'Orzu Texnika'],
    ['small letters', 'orzu texnika', 'Orzu Texnika'],
    ['its beginning', 'orz', 'Orzu Texnika'],
    ['one letter of it', 'z', 'Zarafshon Elektron'],
    ['words the other way round', 'texnika orzu', 'Orzu Texnika'],
    ['Russian letters', 'орзу техника', 'Orzu Texnika'],
    ['Uzbek Cyrillic', 'Навоий Техно', 'Navoiy Texno Markaz'],
    ['Uzbek Cyrillic of its own letters', 'Қўқон', 'Qoʻqon Usta'],
    ['the right apostrophe', 'Koʻzgu', 'Koʻzgu Optika'],
    ['a straight apostrophe', "Ko'zgu", 'Koʻzgu Optika'],
    ['a quotation mark', 'Ko‘zgu', 'Koʻzgu Optika'],
    ['a back-tick', 'Ko`zgu', 'Koʻzgu Optika'],
    ['no apostrophe', 'Kozgu', 'Koʻzgu Optika'],
    ['one wrong letter', 'zarafshin', 'Zarafshon Elektron'],
    ['one letter too few', 'samarqnd', 'Samarqand Mebel'],
    ['two letters exchanged', 'regsiton', 'Registon Market'],
    ['one letter twice', 'mmebel', 'Samarqand Mebel'],
    ['a letter that was held', 'mebellll', 'Samarqand Mebel'],
    ['the other layout of the keyboard', 'щкяг', 'Orzu Texnika'],
  ])('finds by %s: %s', async (_how, text, name) => {
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
  ])('finds nothing by what is no word: %s', async (text) => {
    expect(await namesFor(text)).toEqual([]);
  });
});
