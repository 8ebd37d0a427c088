import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ALWAYS_WRONG_CODE, CARD_OF_OTHER_CUSTOMER, MAGIC_CARDS } from './apis/billing/provider/magic-cards.ts';
import { SOLD_OUT_PRODUCT_ID } from './apis/installment/checkout/magic-goods.ts';
import { REFUSING_STORE_ID } from './apis/installment/store-run/magic-stores.ts';
import { MAGIC_PHONES } from './apis/installment/verification/checker/magic.ts';
import { DEMO_CUSTOMERS } from './seed/auth.ts';
import { PROMO_CODES, STORE_BANKS } from './seed/checkout.ts';
import { SEED_LIMITS } from './seed/orders/limit-customers.ts';

const page = await readFile(new URL('./tools/README.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

describe('the README of the tools', () => {
  it.each(DEMO_CUSTOMERS)('list the phone $phone with its password and the status of its limit', ({ id, phone, password }) => {
    const status = SEED_LIMITS.find((limit) => limit.customerId === id)?.status ?? 'not_created';
    const row = rows.find((line) => line.startsWith(`| ${phone} |`));
    expect(row).toContain(`| \`${password}\` | ${status}`);
  });

  it.each(MAGIC_CARDS)('list the card $number with its behaviour', ({ number, note }) => {
    const shown = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(rows).toContain(`| ${shown} | ${note} |`);
  });

  it('list the card of another customer', () => {
    const shown = CARD_OF_OTHER_CUSTOMER.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(rows.some((line) => line.startsWith(`| ${shown} |`) && line.includes(CARD_OF_OTHER_CUSTOMER.phone))).toBe(true);
  });

  it.each(PROMO_CODES)('list the promo code $code', ({ code }) => {
    expect(rows.some((line) => line.startsWith(`| \`${code}\` |`))).toBe(true);
  });

  it('list the stores that require a card of a bank, the refusing store, and the product that sells out', () => {
    const row = rows.find((line) => line.startsWith('| an offer that demands a card of a bank |'));
    for (const { id, bank } of STORE_BANKS) expect(row).toMatch(new RegExp(`store ${id} \\([^)]+\\): ${bank}`));
    expect(page).toContain(`buy in store ${REFUSING_STORE_ID} `);
    expect(page).toContain(`product ${SOLD_OUT_PRODUCT_ID},`);
  });

  it.each(MAGIC_PHONES)('list the phone that ends in $ending', ({ ending }) => {
    expect(rows.some((line) => line.includes(`\`${ending}\``))).toBe(true);
  });

  it('list the code that always fails', () => {
    expect(page).toContain(`\`${ALWAYS_WRONG_CODE}\``);
  });
});
