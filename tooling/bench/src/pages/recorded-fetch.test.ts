import { expect, test } from 'vitest';
import { createRecordedFetch } from './recorded-fetch.ts';

const backend = () => {
  const asked: string[] = [];
  const answer: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    asked.push(`${headers.get('accept-language')} ${url}`);
    return Response.json({ asked: asked.length }, { status: 203 });
  };
  return { asked, answer };
};

test('asks for each address and language once, and answers the same from memory', async () => {
  const { asked, answer } = backend();
  const fetchKept = createRecordedFetch(answer);
  const read = async (path: string, language: string) => {
    const response = await fetchKept(`http://backend${path}`, { headers: { 'accept-language': language } });
    return [response.status, response.headers.get('content-type'), await response.json()];
  };
  const first = [203, 'application/json', { asked: 1 }];
  expect(await read('/a', 'ru')).toEqual(first);
  expect(await read('/a', 'ru')).toEqual(first);
  expect(await read('/a', 'uz')).toEqual([203, 'application/json', { asked: 2 }]);
  expect(await read('/b', 'ru')).toEqual([203, 'application/json', { asked: 3 }]);
  expect(asked).toEqual(['ru http://backend/a', 'uz http://backend/a', 'ru http://backend/b']);
});

test('refuses what is not a reading', async () => {
  const { asked, answer } = backend();
  await expect(createRecordedFetch(answer)('http://backend/a', { method: 'POST' })).rejects.toThrow('POST http://backend/a');
  expect(asked).toEqual([]);
});
