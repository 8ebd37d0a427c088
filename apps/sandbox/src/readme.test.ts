import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CARD_OF_ANOTHER, MAGIC_CARDS, NEVER_CODE } from './apis/billing/provider/magic-cards.ts';
import { SOLD_MEANWHILE_PRODUCT } from './apis/installment/checkout/magic-goods.ts';
import { REFUSING_STORE } from './apis/installment/store-run/magic-stores.ts';
import { MAGIC_PHONES } from './apis/installment/verification/checker/magic.ts';
import { parseConfig } from './config/config.ts';
import { DEMO_CUSTOMERS } from './seed/auth.ts';
import { PROMO_CODES, STORE_BANKS } from './seed/checkout.ts';
import { SEED_LIMITS } from './seed/orders/limit-customers.ts';

const page = await readFile(new URL('./tools/README.md', import.meta.url), 'utf8');
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));
const rows = rowsOf(page);
const settings = rowsOf(await readFile(new URL('../../../docs/operators.md', import.meta.url), 'utf8'));

describe('the magic values in the README of the tools', () => {
  it.each(DEMO_CUSTOMERS)('have the phone $phone with its password and the state of its limit', ({ id, phone, password }) => {
    const status = SEED_LIMITS.find((limit) => limit.customerId === id)?.status ?? 'not_created';
    const row = rows.find((line) => line.startsWith(`| ${phone} |`));
    expect(row).toContain(`| \`${password}\` | ${status}`);
  });

  it.each(MAGIC_CARDS)('have the card $number and what it does', ({ number, note }) => {
    const shown = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(rows).toContain(`| ${shown} | ${note} |`);
  });

  it('have the card of another customer', () => {
    const shown = CARD_OF_ANOTHER.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(rows.some((line) => line.startsWith(`| ${shown} |`) && line.includes(CARD_OF_ANOTHER.phone))).toBe(true);
  });

  it('have the defaults of the budgets of codes among the settings for operators', () => {
    const { customerSent, cardSent, phoneSent, strangersSent, customerWrong, cardWrong } = parseConfig({}).codes;
    expect(settings.find((line) => line.includes('`CODES_CUSTOMER_DAY`'))).toContain(
      `| ${[customerSent, cardSent, phoneSent, strangersSent].join(', ')} |`,
    );
    expect(settings.find((line) => line.includes('`WRONG_CODES_CUSTOMER_DAY`'))).toContain(`| ${customerWrong}, ${cardWrong} |`);
  });

  it.each(PROMO_CODES)('have the promo code $code', ({ code }) => {
    expect(rows.some((line) => line.startsWith(`| \`${code}\` |`))).toBe(true);
  });

  it('have the stores that demand a card of a bank, the one that refuses, and the item that is sold meanwhile', () => {
    const row = rows.find((line) => line.startsWith('| an offer that demands a card of a bank |'));
    for (const { id, bank } of STORE_BANKS) expect(row).toMatch(new RegExp(`store ${id} \\([^)]+\\): ${bank}`));
    expect(page).toContain(`buy in store ${REFUSING_STORE} `);
    expect(page).toContain(`product ${SOLD_MEANWHILE_PRODUCT},`);
  });

  it.each(MAGIC_PHONES)('have the phone that ends in $ending', ({ ending }) => {
    expect(rows.some((line) => line.includes(`\`${ending}\``))).toBe(true);
  });

  it('have the code that always fails', () => {
    expect(page).toContain(`\`${NEVER_CODE}\``);
  });
});
