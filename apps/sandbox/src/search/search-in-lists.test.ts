import { describe, expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';

const sandbox = await openSandbox();
const token = await sandbox.guestToken();

describe('search in the lists of stores and questions', () => {
  const list = async (path: string): Promise<readonly string[]> => {
    const answer = await sandbox.app.inject({
      url: path,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', clientmodel: 'web', organization: '2' },
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const { data }: { data: { name?: string; question?: string }[] } = answer.json();
    return data.map(({ name, question }) => name ?? question ?? '');
  };

  test.each([
    ['орзу текника', 'Orzu Texnika'],
    ['jhpe', 'Orzu Texnika'],
    ['щкяг', 'Orzu Texnika'],
    ['registan', 'Registon Market'],
    ['ипак йули', 'Ipak Yoʻli'],
    ["Fargo'na meb", 'Fargʻona Mebel Fabrikasi'],
    ['exnika', 'Orzu Texnika'],
  ])('the search for stores with %s finds %s', async (typed, name) => {
    expect(await list(`/installment/v3/stores?search=${encodeURIComponent(typed)}`)).toContain(name);
  });

  test.each([
    ['лимид приостановлен', 'Лимит приостановлен. Что делать?'],
    ['kbvbn ghbjcnfyjdkty', 'Лимит приостановлен. Что делать?'],
    ['parolni unutdm', 'Не помню пароль. Как восстановить?'],
    ['буюртмани бекор', 'Можно ли отменить заказ?'],
  ])('the search for questions with %s finds «%s»', async (typed, question) => {
    expect(await list(`/builder/v1/faqs?per_page=100&search=${encodeURIComponent(typed)}`)).toContain(question);
  });

  test.each(['%', '_', '«»', '🙂'])('%s finds no store and no question', async (typed) => {
    expect(await list(`/installment/v3/stores?search=${encodeURIComponent(typed)}`)).toEqual([]);
    expect(await list(`/builder/v1/faqs?search=${encodeURIComponent(typed)}`)).toEqual([]);
  });
});
