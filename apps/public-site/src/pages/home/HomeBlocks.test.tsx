import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { parseBlocks } from '../../data/home-blocks.ts';
import { type PartnerStores, parseStores } from '../../data/partner-stores.ts';
import { content, storeList } from '../../testing/home-content.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { HomeBlocks } from './HomeBlocks.tsx';

afterEach(cleanup);

const TODAY = '2026-11-21';
/** Its texts one after the other, with plain spaces. */
function read(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
}

async function showHome(locale: 'ru' | 'uz' = 'ru', partners: PartnerStores | null = parseStores(storeList)) {
  await showInSite(<HomeBlocks blocks={parseBlocks(content(locale).blocks)} partners={partners} locale={locale} today={TODAY} />, locale);
  await screen.findByRole('heading', { level: 1 });
}

describe('the calculator', () => {
  const result = () => read(screen.getByText('В месяц').closest<HTMLElement>('[aria-live]') ?? document.body);
  const price = () => screen.getByRole('textbox', { name: 'Цена товара' });
  const fee = () => screen.getByRole('textbox', { name: /Первый взнос/ });
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  test('starts with the content’s example, with nothing paid at once', async () => {
    await showHome();
    expect([price(), fee()].map((field) => (field instanceof HTMLInputElement ? field.value : null))).toEqual(['4\u00a0800\u00a0000', '']);
    expect(result()).toContain('508 000 сум');
    expect(result()).toContain('Первый платёж 21 декабря');
  });

  test('tells the true price of a price, a term and an initial fee by the schedule’s arithmetic', async () => {
    await showHome();
    await type(price(), '2500000');
    await type(fee(), '500000');
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    // Financed 2 000 000, mark-up 7 % of it 140 000, three payments of 714 000, 714 000 and 712 000.
    for (const part of [
      '3 платежа',
      '714 000 сум',
      'Цена сразу 2 500 000 сум',
      'Первый взнос 500 000 сум',
      '140 000 сум · 7 %',
      'Всего 2 640 000 сум',
    ]) {
      expect(result()).toContain(part);
    }
  });

  test.each([
    ['299999', 'Рассрочка начинается от 300 000 сум'],
    ['15000001', 'В рассрочку можно взять до 15 000 000 сум'],
  ])('says what is wrong with a price of %s', async (typed, message) => {
    await showHome();
    await type(price(), typed);
    expect(read(document.body)).toContain(message);
    expect(price().getAttribute('aria-invalid')).toBe('true');
  });

  test('stands in the hero, and in a section of its own where there is no hero', async () => {
    await showHome();
    const hero = screen.getByRole('heading', { level: 1 }).closest('section');
    expect(hero?.contains(price())).toBe(true);
    cleanup();
    await showInSite(
      <HomeBlocks
        blocks={parseBlocks(content('ru').blocks).filter(({ type: kind }) => kind === 'calculator')}
        partners={null}
        locale="ru"
        today={TODAY}
      />,
    );
    const region = await screen.findByRole('region', { name: 'Калькулятор' });
    expect(region.contains(price())).toBe(true);
  });
});

describe('the partners', () => {
  test('are the stores of the marketplace with their count', async () => {
    await showHome();
    const region = screen.getByRole('region', { name: 'Магазины' });
    await within(region).findByText('Orzu Texnika');
    expect(read(region)).toContain('64 магазина');
    expect(read(region)).toContain('Электроника · до 24 мес');
  });

  test('that could not be had are said to be missing, with a link to ask again', async () => {
    await showHome('ru', null);
    await screen.findByRole('heading', { name: 'Магазины не загрузились' });
    expect(screen.getByRole('link', { name: 'Повторить' }).getAttribute('href')).toBe('');
    expect(read(screen.getByRole('region', { name: 'Магазины' }))).not.toContain('0 магазинов');
  });
});

test('a question opens and shows its paragraphs', async () => {
  await showHome('uz');
  const answer = screen.getByText('Koʻpincha yoʻq.');
  expect(answer.checkVisibility()).toBe(false);
  await userEvent.click(screen.getByText('Bepulmi?'));
  expect(answer.checkVisibility()).toBe(true);
  expect(screen.getByText('Ustama koʻrinadi.').checkVisibility()).toBe(true);
});

test('on the Uzbek page nothing is left in Russian', async () => {
  await showHome('uz', parseStores({ ...storeList, data: storeList.data.map((store) => ({ ...store, categories: [] })) }));
  await screen.findByText('Orzu Texnika');
  expect(read(document.body)).not.toMatch(/[а-яё]/i);
});

test.each([
  [360, true],
  [600, true],
  [601, false],
])('[S9-05] a window of %i px is mobile: %s (the main button is as wide as its column)', async (width, mobile) => {
  await page.viewport(width, 740);
  await showHome();
  const button = screen.getByRole('link', { name: 'Узнать лимит' });
  const column = button.parentElement?.getBoundingClientRect().width ?? 0;
  expect(button.getBoundingClientRect().width === column).toBe(mobile);
});
