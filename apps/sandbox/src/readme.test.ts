import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MAGIC_CARDS, NEVER_CODE } from './apis/billing/magic-cards.ts';
import { DEMO_CUSTOMERS } from './seed/auth.ts';
import { SEED_LIMITS } from './seed/orders/limit-customers.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const rows = readme.split('\n').filter((line) => line.startsWith('| '));

describe('the magic values in the README', () => {
  it.each(DEMO_CUSTOMERS)('have the phone $phone with its password and the state of its limit', ({ id, phone, password }) => {
    const status = SEED_LIMITS.find((limit) => limit.customerId === id)?.status ?? 'not_created';
    const row = rows.find((line) => line.startsWith(`| ${phone} |`));
    expect(row).toContain(`| \`${password}\` | ${status}`);
  });

  it.each(MAGIC_CARDS)('have the card $number and what it does', ({ number, note }) => {
    const shown = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(rows).toContain(`| ${shown} | ${note} |`);
  });

  it('have the code that always fails', () => {
    expect(readme).toContain(`\`${NEVER_CODE}\``);
  });
});
