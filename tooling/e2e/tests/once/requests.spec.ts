import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { EXHAUSTIVE_TEST, expect, SMOKE_TEST, test } from '../../src/test.ts';

/** The browser logs this for every failed response. */
const REFUSED = /Failed to load resource/;
const FEEDBACK = '/api/builder/v1/feedback';
const CORPORATE = '/api/mobile/v2/page/corparate-request';
const QUESTION_TEXT = 'Можно ли перенести день платежа?';

/** Collects POST requests to a path of the gateway. */
function sentTo(page: Page, path: string) {
  const sent: { solution: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(path)) return;
    sent.push({ solution: request.headers()['x-bot-solution'], body: request.postDataJSON() });
  });
  return sent;
}

async function openForm(page: Page, path: string, place: string) {
  await page.goto(path);
  await page.locator(place).scrollIntoViewIfNeeded();
  await expect(page.locator(place).getByRole('textbox').first()).toBeVisible();
}

async function fillForm(page: Page) {
  await page.getByLabel('Ваш вопрос').fill(QUESTION_TEXT);
  await page.getByLabel('Как к вам обращаться').fill('Шахноза');
  await page.getByLabel('Телефон').fill('901234567');
}

test(
  '[S7-13] a double click sends a question once, with a bot check from the first input on, and a repeated question is not sent',
  SMOKE_TEST,
  async ({ page }) => {
    const sent = sentTo(page, FEEDBACK);
    const challenges: string[] = [];
    page.on('request', (request) => request.url().includes('/api/bot/') && challenges.push(request.url()));
    await openForm(page, '/ru/faq', '#question');
    expect(challenges).toEqual([]);
    await fillForm(page);
    await page.getByRole('button', { name: 'Отправить вопрос' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Вопрос отправлен' })).toBeFocused();
    expect(sent).toEqual([{ solution: expect.any(String), body: { name: 'Шахноза', phone: '+998901234567', message: QUESTION_TEXT } }]);
    expect(challenges.length).toBeGreaterThan(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Задать другой вопрос' }).click();
    await fillForm(page);
    await page.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(page.getByRole('heading', { name: 'Этот вопрос уже у нас' })).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test(
  'a question that failed to send stays after a reload and is sent again only on a click',
  EXHAUSTIVE_TEST,
  async ({ page, stack, quiet }) => {
    quiet.expects(REFUSED);
    await stack.tools.injectFaults([{ operation: 'builder.createFeedback', fault: 'status', status: 503, times: 2 }]);
    const sent = sentTo(page, FEEDBACK);
    await openForm(page, '/ru/faq', '#question');
    await fillForm(page);
    await page.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(page.getByText('На нашей стороне сбой.')).toBeVisible();
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue(QUESTION_TEXT);
    await expectAccessible(page);
    expect(sent).toHaveLength(1);

    await page.reload();
    await page.locator('#question').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue(QUESTION_TEXT);
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(page.getByText('Не отправлено', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(page.getByRole('heading', { name: 'Вопрос отправлен' })).toBeVisible();
    expect(sent).toHaveLength(3);
  },
);

test('a question sent again after a lost response is stored only once', EXHAUSTIVE_TEST, async ({ page, stack, quiet }) => {
  quiet.expects(REFUSED);
  await stack.tools.injectFaults([{ operation: 'builder.createFeedback', fault: 'after-commit-reset', times: 1 }]);
  const ids: unknown[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith(FEEDBACK) && response.status() === 201) ids.push((await response.json()).data.id);
  });
  await openForm(page, '/ru/faq/21', '#question');
  await fillForm(page);
  await page.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByText('Не отправлено', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(page.getByRole('heading', { name: 'Вопрос отправлен' })).toBeVisible();
  // Response bodies are gone once the page navigates.
  await expect.poll(() => ids.length).toBe(1);
  // Clearing the storage makes the tab send the same question again. The backend must recognise it.
  await page.evaluate(() => sessionStorage.clear());
  await openForm(page, '/ru/faq/21', '#question');
  await fillForm(page);
  await page.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByRole('heading', { name: 'Вопрос отправлен' })).toBeVisible();
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
});

test(
  'without a network the request form keeps its text, and a click sends it when online again',
  EXHAUSTIVE_TEST,
  async ({ page, context, quiet }) => {
    quiet.expects(REFUSED);
    const sent = sentTo(page, CORPORATE);
    await openForm(page, '/ru/corporate', '#request');
    await page.getByRole('textbox', { name: 'Компания' }).fill('Navroʻz Qurilish');
    await page.getByLabel('Контактное лицо').fill('Шахноза');
    await page.getByLabel('Телефон').fill('901234567');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByText('Нет интернета.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Компания' })).toHaveValue('Navroʻz Qurilish');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(page.getByRole('heading', { name: 'Заявка у нас' })).toBeVisible();
    expect(sent.at(-1)?.body).toMatchObject({ kind: 'corporate', company: 'Navroʻz Qurilish' });
  },
);

test('[S7-11] both pages for sellers send the request of a store', async ({ page }) => {
  const sent = sentTo(page, CORPORATE);
  for (const [path, company] of [
    ['/ru/become-partner', 'Orzu'],
    ['/ru/sell-on-muddat', 'Umid'],
  ] as const) {
    await openForm(page, path, '#request');
    await page.getByRole('textbox', { name: 'Компания' }).fill(company);
    await page.getByLabel('Контактное лицо').fill('Шахноза');
    await page.getByLabel('Телефон').fill('901234567');
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByRole('heading', { name: 'Заявка у нас' })).toBeVisible();
  }
  expect(sent.map(({ body }) => body)).toMatchObject([
    { kind: 'seller', company: 'Orzu' },
    { kind: 'seller', company: 'Umid' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[S2-08] questions can be searched and opened by a link, and a phone number replaces the form', async ({ page }) => {
    await page.goto('/ru/faq');
    await page.getByRole('searchbox', { name: 'Что вас интересует' }).fill('раньше срока');
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/\/ru\/faq\?q=/);
    await expect(page.getByText(/По запросу «раньше срока» нашлось: [1-9]/)).toBeVisible();
    await page.goto('/ru/faq#faq-21');
    await expect(page.locator('#faq-21')).toBeVisible();
    const instead = page.locator('#question noscript');
    await expect(instead.locator('p')).toBeVisible();
    await expect(instead.locator('p')).toContainText('Для формы нужен JavaScript.');
    await expect(instead.locator('a')).toHaveAttribute('href', 'tel:+998712000000');
  });
});
