import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';
import { HOSTILE_LINK, HOSTILE_TEXT } from './hostile-texts.ts';

/** A reset takes seconds, or longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PHONE = '+998900000001';
const sandbox = await openSandbox();
const reset = (payload: object) => sandbox.app.inject({ method: 'POST', url: '/sandbox/reset', payload });
let token: string;
beforeAll(async () => {
  expect((await reset({ hostile: true })).json()).toMatchObject({ seeded: true, hostile: true });
  token = await sandbox.tokenFor(PHONE);
});

const get = (url: string, language = 'ru') =>
  sandbox.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}`, 'accept-language': language, organization: '2' } });

// Ordered tests: the last one removes the hostile data, and seeding them again would take seconds.
describe('seed data with hostile texts and links', { shuffle: false }, () => {
  it.each([
    ['the customer', '/auth/user/profile', 1],
    ['stores and their descriptions', '/installment/v3/stores', 20],
    ['categories', '/installment/v3/categories', 12],
    ['notifications', '/installment/v1/notification', 10],
    ['orders with their stores and goods', '/installment/v3/user/orders/all', 10],
    ['a page of the builder', '/builder/v1/get?organization=2&page=home', 20],
    ['questions', '/builder/v1/faqs', 10],
    ['pages of text', '/mobile/v2/pages/public-offer', 10],
    ['saved cards', '/billing/v1/api-payments/entity-collection?billing_reflection_alias=muddat&collection_type=bank_card', 1],
  ])('%s (%s): the response matches the contract and contains the hostile text at least %i times', async (_what, url, places) => {
    for (const language of ['ru', 'oz']) {
      const answer = await get(url, language);
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      const found = answer.body.split(JSON.stringify(HOSTILE_TEXT).slice(1, -1)).length - 1;
      expect(found).toBeGreaterThanOrEqual(places);
    }
  });

  it('has script links in notifications and in blocks of the home page', async () => {
    for (const url of ['/installment/v1/notification', '/builder/v1/get?organization=2&page=home'])
      expect((await get(url)).body).toContain(HOSTILE_LINK);
  });

  it('is removed by a reset without `hostile`, and an invalid value gets 400', async () => {
    expect((await reset({ hostile: 'yes' })).statusCode).toBe(400);
    expect((await reset({})).json()).toMatchObject({ seeded: true, hostile: false });
    token = await sandbox.tokenFor(PHONE);
    expect((await get('/auth/user/profile')).json().user.name).toBe('Dilnoza Karimova');
    expect((await get('/builder/v1/get?organization=2&page=home')).body).not.toContain('window.hostile');
  });
});
