import * as v from 'valibot';
import type { LedgerTotals } from './evaluate-payments.ts';
import type { ServerConnection } from './portal-client.ts';

const messagesSchema = v.array(v.object({ code: v.nullish(v.string()) }));
const ledgerSchema = v.object({
  provider_sum: v.number(),
  ledger_sum: v.number(),
  rows: v.array(v.object({ status: v.string() })),
});

export async function readNewestSmsCode(sandbox: ServerConnection, phone: string): Promise<string> {
  const { data } = await sandbox.call({ method: 'GET', path: `/sandbox/sms?limit=20&phone=${encodeURIComponent(phone)}`, headers: {} });
  const code = v.parse(messagesSchema, data).find((message) => message.code)?.code;
  if (!code) throw new Error(`no code came to ${phone}`);
  return code;
}

/** Adds generated customers with ten orders each and returns their phones, which start at +998970000001. */
export async function addCustomers(sandbox: ServerConnection, count: number): Promise<string[]> {
  await sandbox.call({ method: 'POST', path: '/sandbox/scale', headers: {}, body: { orders: count * 10 } });
  return Array.from({ length: count }, (_, index) => `+${998_970_000_001 + index}`);
}

export async function readLedgerTotals(sandbox: ServerConnection): Promise<LedgerTotals> {
  const { data } = await sandbox.call({ method: 'GET', path: '/sandbox/ledger', headers: {} });
  const { provider_sum, ledger_sum, rows } = v.parse(ledgerSchema, data);
  return { providerSum: provider_sum, ledgerSum: ledger_sum, succeeded: rows.filter(({ status }) => status === 'succeeded').length };
}
