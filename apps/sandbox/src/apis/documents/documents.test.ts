import { formatDate, formatMoney } from '@muddat/i18n';
import { addDays } from '@muddat/schedule';
import { PAYMENT_ALIAS, PAYMENT_KEYS } from '@muddat/sdk';
import type { installment } from '@muddat/sdk/types';
import { and, eq, gte, inArray, sum } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ledgerEntries } from '../../db/schema/billing.ts';
import { orders, scheduleRows } from '../../db/schema/orders.ts';
import { CARD, callerOf as payerOf } from '../../testing/billing.ts';
import { clientOf } from '../../testing/client.ts';
import { askAs, codeIn, readPdf } from '../../testing/documents.ts';
import { callerOf, DILNOZA } from '../../testing/installment.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

type Order = installment.components['schemas']['Order'];

const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.example' } });
const [dilnoza, anybody] = [await askAs(sandbox, DILNOZA), await askAs(sandbox, null)];
let all: Order[];
let paymentId: string;
beforeAll(async () => {
  const { installment, billing } = await clientOf(sandbox, DILNOZA);
  all = (await installment.listOrders({ limit: 100 })).data;
  const payer = await payerOf(sandbox, DILNOZA);
  const cards = await billing.listEntities({ billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.cards });
  const [card] = cards.data;
  const paid = await payer.pay({ purpose: 'top_up', amount: 50_000, source: { type: 'bank_card', entity_id: card?.entity_id } });
  paymentId = String(paid.body['payment_id']);
});

const orderOf = (fits: (order: Order) => boolean): Order => {
  const found = all.find(fits);
  if (found === undefined) throw new TypeError('no demo order fits');
  return found;
};
const running = () => orderOf((order) => order.overdue_days > 0);
const finished = () => orderOf((order) => order.status === 'finished');
const receipt = () => `/billing/v1/api-payments/payment/${paymentId}/receipt?format=pdf`;
const paper = (id: string, kind: string) => `/installment/v3/user/order/${id}/documents/${kind}`;
/** The statement's period is at most a year. */
const statementFrom = () => addDays(sandbox.clock.today(), -360);
const statement = (format: string, to = sandbox.clock.today()) =>
  `/installment/v3/user/statement?from=${statementFrom()}&to=${to}&format=${format}`;
const verify = (code: string) => anybody('GET', `/installment/v3/documents/verify/${code}`);
const guest = await clientOf(sandbox, null);
const verifiedOf = async (code: string) => (await guest.installment.verifyDocument({ code })).data;

describe('[X-10] papers', () => {
  const KINDS = [
    ['receipt', () => receipt(), 'Чек об оплате', 'Toʻlov cheki'],
    ['contract', () => paper(running().id, 'contract'), 'Договор купли-продажи в рассрочку', 'Muddatli toʻlovga oldi-sotdi shartnomasi'],
    ['schedule', () => paper(running().id, 'schedule'), 'График платежей', 'Toʻlovlar jadvali'],
    ['certificate', () => paper(finished().id, 'certificate'), 'Справка о полном погашении', 'Qarz toʻliq yopilgani haqida maʼlumotnoma'],
    ['statement', () => statement('pdf'), 'Выписка за период', 'Davr boʻyicha koʻchirma'],
  ] as const;

  test.each(KINDS)('a %s is a tagged PDF in both languages, under one code that anybody verifies', async (kind, path, ru, uz) => {
    const [inRussian, inUzbek] = [await dilnoza('GET', path(), 'ru'), await dilnoza('GET', path(), 'oz')];
    expect(inRussian.status).toBe(200);
    expect(inRussian.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="muddat-[\w.-]+\.pdf"$/),
    });
    const [russian, uzbek] = [await readPdf(inRussian.bytes), await readPdf(inUzbek.bytes)];
    expect(russian.info).toMatchObject({ Title: ru, Language: 'ru' });
    expect(uzbek.info).toMatchObject({ Title: uz, Language: 'uz-Latn' });
    expect(russian.text).toContain(ru);
    expect(uzbek.text).toContain(uz);
    expect(russian.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'Sect', 'L', 'LI', 'Lbl', 'LBody', 'Figure', 'P']));
    if (kind !== 'receipt' && kind !== 'certificate')
      expect(russian.roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD', 'H2']));
    expect(russian.alts).toEqual(['QR-код со ссылкой на страницу проверки документа']);
    expect(inRussian.bytes.toString('latin1')).toMatch(/\/Marked true/);
    expect(inRussian.bytes.toString('latin1')).toContain('pdfuaid');

    const code = codeIn(russian.text);
    expect(codeIn(uzbek.text)).toBe(code);
    expect(russian.text.replaceAll(' ', '')).toContain(`https://muddat.example/ru/verify/${code}`);
    const verified = await verifiedOf(code);
    expect(Object.keys(verified).sort()).toEqual(
      kind === 'statement' ? ['issued_at', 'kind', 'number', 'valid'] : ['amount', 'issued_at', 'kind', 'number', 'valid'],
    );
    expect(verified).toMatchObject({ kind, valid: true });
    const typed = await verify(encodeURIComponent(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`));
    expect(typed.json()).toEqual({ data: verified });
  });

  test('the same file comes out of the same facts, byte for byte', async () => {
    const [first, second] = [await dilnoza('GET', receipt()), await dilnoza('GET', receipt())];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  test('twenty at once are one paper', async () => {
    const id = orderOf((order) => order.status === 'shipping').id;
    const answers = await Promise.all(Array.from({ length: 20 }, () => dilnoza('GET', paper(id, 'contract'))));
    const codes = await Promise.all(answers.map(async ({ bytes }) => codeIn((await readPdf(bytes)).text)));
    expect(new Set(codes).size).toBe(1);
  });

  test('a code in which one symbol was changed is refused, whichever', async () => {
    const code = codeIn((await readPdf((await dilnoza('GET', receipt())).bytes)).text);
    for (const [index, symbol] of [...code].entries()) {
      if (symbol === '-') continue;
      const changed = `${code.slice(0, index)}${symbol === '7' ? '8' : '7'}${code.slice(index + 1)}`;
      expect((await verify(changed)).status, changed).toBe(404);
    }
  });

  test.each(['0', 'AAAAA-AAAAA-AAAAA-AAAAA', '%00', "' or 1=1 --", '7'.repeat(64), 'УУУУУ-УУУУУ-УУУУУ-УУУУУ'])(
    '%j is no code',
    async (code) => {
      expect([400, 404]).toContain((await verify(encodeURIComponent(code))).status);
    },
  );

  test('the contract says the price of the order, to the last date (X-01)', async () => {
    const order = running();
    const { text } = await readPdf((await dilnoza('GET', paper(order.id, 'contract'))).bytes);
    const said = text.replaceAll(/\s/g, '');
    const money = (amount: number) => formatMoney(amount, 'ru').replaceAll(/\s/g, '');
    const offer = order.offer;
    if (offer == null) throw new TypeError('the demo order has an offer');
    for (const amount of [offer.price, offer.financed, offer.markup, offer.total, offer.to_pay, offer.monthly_payment, offer.initial_fee])
      expect(said).toContain(money(amount));
    expect(said).toContain(`${String(offer.yearly_rate).replace('.', ',')}%`);
    for (const row of offer.schedule) expect(said).toContain(`${formatDate(row.due_date)}${money(row.amount)}`);
  });

  test('the schedule tells paid, left and overdue', async () => {
    // Read the order now: other tests pay a part of it and refund it.
    const { data: order } = (await (await callerOf(sandbox, DILNOZA))<{ data: Order }>(`/v3/user/order/${running().id}`)).body;
    const said = (await readPdf((await dilnoza('GET', paper(order.id, 'schedule'))).bytes)).text.replaceAll(/\s/g, '');
    const money = (amount: number) => formatMoney(amount, 'ru').replaceAll(/\s/g, '');
    expect(said).toContain(`Просрочено${money(order.past_due_debt)}`);
    expect(said).toContain(`Осталосьзаплатить${money(order.remainder)}`);
    expect(said).toContain('просрочен');
  });

  test('a paper that no longer says how things stand is ours, and not valid; a new one has a code of its own', async () => {
    const order = orderOf((one) => one.status === 'delivered' && one.overdue_days === 0 && one.remainder > 0);
    const before = codeIn((await readPdf((await dilnoza('GET', paper(order.id, 'schedule'))).bytes)).text);
    const row = order.schedule.find((one) => one.paid_amount < one.amount);
    await sandbox.db
      .update(scheduleRows)
      .set({ paidAmount: 1 })
      .where(and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.number, row?.number ?? 0)));
    expect((await verify(before)).json()).toMatchObject({ data: { kind: 'schedule', valid: false } });
    const after = codeIn((await readPdf((await dilnoza('GET', paper(order.id, 'schedule'))).bytes)).text);
    expect(after).not.toBe(before);
    expect((await verify(after)).json()).toMatchObject({ data: { valid: true } });
  });

  describe('a receipt of a payment that came back', () => {
    const receiptOf = async (changed: object) => {
      const payer = await payerOf(sandbox, DILNOZA);
      const paid = await payer.pay({ purpose: 'instalment', order_id: running().id, amount: 30_000, source: CARD, ...changed });
      const id = String(paid.body['payment_id']);
      const path = `/billing/v1/api-payments/payment/${id}/receipt?format=pdf`;
      const code = codeIn((await readPdf((await dilnoza('GET', path)).bytes)).text);
      const act = async (payload: object) => {
        const done = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id: id, ...payload } });
        expect(done.statusCode).toBe(200);
      };
      return { code, path, act };
    };
    const isValid = async (code: string) => (await verifiedOf(code)).valid;

    test('holds after a part, which a new receipt names, and no longer after the rest', async () => {
      const { code, path, act } = await receiptOf({});
      await act({ act: 'refund', amount: 10_000 });
      expect((await verify(code)).json()).toMatchObject({ data: { kind: 'receipt', amount: 30_000, valid: true } });
      const renewed = (await readPdf((await dilnoza('GET', path)).bytes)).text;
      expect(renewed.replaceAll(/\s/g, '')).toContain('Возвращенопослеоплаты10000сум');
      expect(codeIn(renewed)).not.toBe(code);
      await act({ act: 'refund' });
      expect([await isValid(code), await isValid(codeIn(renewed))]).toEqual([false, false]);
    });

    test('does not hold after a chargeback, though a part of the payment was from the balance', async () => {
      const sources = [
        { ...CARD, amount: 20_000 },
        { type: 'balance', amount: 10_000 },
      ];
      const { code, act } = await receiptOf({ source: undefined, sources });
      expect(await isValid(code)).toBe(true);
      await act({ act: 'chargeback' });
      expect(await isValid(code)).toBe(false);
    });

    test('does not hold when a top-up came back', async () => {
      const { code, act } = await receiptOf({ purpose: 'top_up', order_id: undefined });
      await act({ act: 'refund' });
      expect(await isValid(code)).toBe(false);
    });
  });

  test.each(['canceled', 'refused', 'fail', 'returned'])(
    'an order that ended as %s has no schedule, since its rows would tell a debt; one that was printed before is not valid',
    async (status) => {
      const { id, status: before } = orderOf((one) => one.status === 'delivered' && one.schedule.length > 0 && one.overdue_days === 0);
      const code = codeIn((await readPdf((await dilnoza('GET', paper(id, 'schedule'))).bytes)).text);
      await sandbox.db.update(orders).set({ status }).where(eq(orders.id, id));
      const answer = await dilnoza('GET', paper(id, 'schedule'));
      expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ code: 'schedule_unavailable' })]);
      expect((await verify(code)).json()).toMatchObject({ data: { kind: 'schedule', valid: false } });
      await sandbox.db.update(orders).set({ status: before }).where(eq(orders.id, id));
    },
  );

  test('a certificate of an order that is owed again is not valid', async () => {
    const { id } = finished();
    const code = codeIn((await readPdf((await dilnoza('GET', paper(id, 'certificate'))).bytes)).text);
    await sandbox.db.update(orders).set({ paidAmount: 0 }).where(eq(orders.id, id));
    expect((await verify(code)).json()).toMatchObject({ data: { valid: false } });
    await sandbox.db.update(orders).set({ paidAmount: finished().paid_amount }).where(eq(orders.id, id));
    expect((await verify(code)).json()).toMatchObject({ data: { valid: true } });
  });
});

test('[X-10] the sums of a statement are those of the ledger', async () => {
  const csv = (await dilnoza('GET', statement('csv'))).bytes.toString('utf8');
  expect(csv.startsWith('\uFEFF"Дата и время";"Операция"')).toBe(true);
  const lines = csv
    .trim()
    .split('\r\n')
    .map((line) => line.slice(line.startsWith('\uFEFF') ? 1 : 0).split(';'));
  const [totals, , closing] = lines.slice(-3);
  const mine = and(eq(ledgerEntries.customerId, 'cus_0001'), gte(ledgerEntries.at, new Date(`${statementFrom()}T00:00:00+05:00`)));
  const total = async (...accounts: string[]) => {
    const [row] = await sandbox.db
      .select({ amount: sum(ledgerEntries.amount).mapWith(Number) })
      .from(ledgerEntries)
      .where(and(mine, inArray(ledgerEntries.account, accounts)));
    return row?.amount ?? 0;
  };
  const column = (index: number) => lines.slice(1, -3).reduce((all, line) => all + Number(line[index]), 0);
  expect([column(3), column(4), column(5)]).toEqual(totals?.slice(3).map(Number));
  const opening = Number(lines.at(-2)?.[5]);
  const borneByOthers = await total('refund', 'claim');
  expect(Number(totals?.[3])).toBe(Number(totals?.[4]) + Number(totals?.[5]) - borneByOthers);
  expect(Number(closing?.[5]) - opening).toBe(-(await total('balance', 'held')));
  expect(Number(totals?.[3])).toBe(await total('provider'));
});
