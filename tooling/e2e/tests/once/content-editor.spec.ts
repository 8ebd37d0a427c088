import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';

/**
 * Time limit for a content change to reach a page: the gateway checks the content version at most once a second, in the background of a
 * request.
 */
const SECONDS_MS = 30_000;

/** Changes the first heading in the editor's document and returns the new document. */
async function retitle(page: Page, from: RegExp, to: string): Promise<string> {
  const field = page.getByLabel(/Страница в JSON/);
  const changed = (await field.inputValue()).replace(from, to);
  await field.fill(changed);
  return changed;
}

test('an editor makes a page, sees each change at once in the preview, and readers see it within seconds', async ({ page, stack }) => {
  await page.goto(`${stack.sandbox.url}/sandbox/content?lang=ru`);
  await page.getByLabel(/Имя/).fill('spring-e2e');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('spring-e2e');
  const editor = page.url();

  // A reader loads the page, so the gateway caches it.
  const reader = await page.context().newPage();
  const address = `${stack.url}/ru/p/spring-e2e`;
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'Заголовок' })).toBeVisible();
  await reader.goto(address);

  await retitle(page, /"Заголовок"/, '"Весна пришла"');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toContainText('Сохранено. Версия 2.');
  await page.getByRole('link', { name: 'ru', exact: true }).last().click();
  await expect(page).toHaveURL(`${address}?preview=1`);
  await expect(page.getByRole('heading', { name: 'Весна пришла' })).toBeVisible();

  await page.goto(editor);
  await retitle(page, /"Весна пришла"/, '"Лето пришло"');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toContainText('Версия 3.');
  // Here the change is noticed without the preview, only by the new content version.
  await expect.poll(async () => (await (await fetch(address)).text()).includes('Лето пришло'), { timeout: SECONDS_MS }).toBe(true);
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'Лето пришло' })).toBeVisible();
});

test('an invalid or outdated document is refused with its error, and the typed text stays', async ({ page, stack, quiet }) => {
  quiet.expects(/the server responded with a status of (409|422)/);
  await page.goto(`${stack.sandbox.url}/sandbox/content?lang=ru`);
  await page.getByLabel(/Имя/).fill('broken-e2e');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('broken-e2e');
  const editor = page.url();
  const field = page.getByLabel(/Страница в JSON/);

  // A JSON syntax error after half an hour of work.
  const broken = await retitle(page, /"Заголовок"/, '"Полчаса работы",,');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert')).toContainText('Не сохранено. Что исправить:');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(/^Не читается как JSON: строка \d+, столбец \d+/);
  await expect(field).toHaveValue(broken);
  expect(await (await fetch(`${stack.url}/ru/p/broken-e2e?preview=1`)).text()).not.toContain('Полчаса работы');

  // Valid JSON with a misspelt field: the message names the block and the field.
  const misspelt = await retitle(page, /"Полчаса работы",,/, '"Полчаса работы"').then(() => retitle(page, /"paragraphs"/, '"paragrafs"'));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').getByRole('listitem').first()).toContainText('intro (text), paragra');
  await expect(field).toHaveValue(misspelt);

  await retitle(page, /"paragrafs"/, '"paragraphs"');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toContainText('Сохранено. Версия 2.');
  expect(await (await fetch(`${stack.url}/ru/p/broken-e2e?preview=1`)).text()).toContain('Полчаса работы');

  // Two editors: the second to save gets an error and keeps the text.
  const other = await page.context().newPage();
  await other.goto(editor);
  await retitle(page, /"Полчаса работы"/, '"Первый"');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toContainText('Сохранено. Версия 3.');
  const mine = await retitle(other, /"Полчаса работы"/, '"Второй"');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByRole('alert')).toContainText('страницу успел изменить кто-то другой');
  await expect(other.getByLabel(/Страница в JSON/)).toHaveValue(mine);
});
