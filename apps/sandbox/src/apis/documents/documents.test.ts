import { formatDate, formatMoney } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { and, eq, gte, inArray, sum } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledgerEntries } from '../../db/schema/billing.ts';
import { MAIN_CARD_SOURCE, createBillingCaller as payerOf } from '../../testing/billing.ts';
import { createSandboxClient } from '../../testing/client.ts';
import { findDocumentCode, readPdf } from '../../testing/documents.ts';
import { createInstallmentCaller, DILNOZA_PHONE } from '../../testing/installment.ts';
import { openDocumentSandbox, receiptPath } from '../../testing/open-document-sandbox.ts';

type Order = installment.components['schemas']['Order'];

const { sandbox, dilnoza, orderOf, running, finished, receipt, orderDocumentPath, statementFrom, statement, verifyCode } =
  await openDocumentSandbox();
const guest = await createSandboxClient(sandbox, null);
const verifiedOf = async (code: string) => (await guest.installment.verifyDocument({ code })).data;

describe('[X-10] documents', () => {
  const KINDS = [
    ['receipt', () => receipt(), 'Чек об оплате', 'Toʻlov cheki'],
    [
      'contract',
      () => orderDocumentPath(running().id, 'contract'),
      'Договор купли-продажи в рассрочку',
      'Muddatli toʻlovga oldi-sotdi shartnomasi',
    ],
    ['schedule', () => orderDocumentPath(running().id, 'schedule'), 'График платежей', 'Toʻlovlar jadvali'],
    [
      'certificate',
      () => orderDocumentPath(finished().id, 'certificate'),
      'Справка о полном погашении',
      'Qarz toʻliq yopilgani haqida maʼlumotnoma',
    ],
    ['statement', () => statement('pdf'), 'Выписка за период', 'Davr boʻyicha koʻchirma'],
  ] as const;

  test.each(KINDS)('a %s is a tagged PDF in both languages, with one verification code', async (kind, path, ru, uz) => {
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

    const code = findDocumentCode(russian.text);
    expect(findDocumentCode(uzbek.text)).toBe(code);
    expect(russian.text.replaceAll(' ', '')).toContain(`https://muddat.example/ru/verify/${code}`);
    const verified = await verifiedOf(code);
    expect(Object.keys(verified).sort()).toEqual(
      kind === 'statement' ? ['issued_at', 'kind', 'number', 'valid'] : ['amount', 'issued_at', 'kind', 'number', 'valid'],
    );
    expect(verified).toMatchObject({ kind, valid: true });
    const typed = await verifyCode(encodeURIComponent(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`));
    expect(typed.json()).toEqual({ data: verified });
  });

  test('a repeated download of a receipt is the same file, byte for byte', async () => {
    const [first, second] = [await dilnoza('GET', receipt()), await dilnoza('GET', receipt())];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  test('twenty concurrent downloads of a contract have the same verification code', async () => {
    const id = orderOf((order) => order.status === 'shipping').id;
    const answers = await Promise.all(Array.from({ length: 20 }, () => dilnoza('GET', orderDocumentPath(id, 'contract'))));
    const codes = await Promise.all(answers.map(async ({ bytes }) => findDocumentCode((await readPdf(bytes)).text)));
    expect(new Set(codes).size).toBe(1);
  });

  test('a verification code with any symbol changed returns 404', async () => {
    const code = findDocumentCode((await readPdf((await dilnoza('GET', receipt())).bytes)).text);
    for (const [index, symbol] of [...code].entries()) {
      if (symbol === '-') continue;
      const changed = `${code.slice(0, index)}${symbol === '7' ? '8' : '7'}${code.slice(index + 1)}`;
      expect((await verifyCode(changed)).status, changed).toBe(404);
    }
  });

  test.each(['0', 'AAAAA-AAAAA-AAAAA-AAAAA', '%00', "' or 1=1 --", '7'.repeat(64), 'УУУУУ-УУУУУ-УУУУУ-УУУУУ'])(
    'the invalid verification code %j is refused',
    async (code) => {
      expect([400, 404]).toContain((await verifyCode(encodeURIComponent(code))).status);
    },
  );

  test('the contract shows every amount and due date of the offer (X-01)', async () => {
    const order = running();
    const { text } = await readPdf((await dilnoza('GET', orderDocumentPath(order.id, 'contract'))).bytes);
    const said = text.replaceAll(/\s/g, '');
    const money = (amount: number) => formatMoney(amount, 'ru').replaceAll(/\s/g, '');
    const offer = order.offer;
    if (offer == null) throw new TypeError('the demo order has an offer');
    for (const amount of [offer.price, offer.financed, offer.markup, offer.total, offer.to_pay, offer.monthly_payment, offer.initial_fee])
      expect(said).toContain(money(amount));
    expect(said).toContain(`${String(offer.yearly_rate).replace('.', ',')}%`);
    for (const row of offer.schedule) expect(said).toContain(`${formatDate(row.due_date)}${money(row.amount)}`);
  });

  test('the schedule shows the remaining and the overdue amount', async () => {
    // Read the order now: other tests pay a part of it and refund it.
    const { data: order } = (
      await (
        await createInstallmentCaller(sandbox, DILNOZA_PHONE)
      )<{ data: Order }>(`/v3/user/order/${running().id}`)
    ).body;
    const said = (await readPdf((await dilnoza('GET', orderDocumentPath(order.id, 'schedule'))).bytes)).text.replaceAll(/\s/g, '');
    const money = (amount: number) => formatMoney(amount, 'ru').replaceAll(/\s/g, '');
    expect(said).toContain(`Просрочено${money(order.past_due_debt)}`);
    expect(said).toContain(`Осталосьзаплатить${money(order.remainder)}`);
    expect(said).toContain('просрочен');
  });

  describe('the receipt of a refunded or charged-back payment', () => {
    const receiptOf = async (changed: object) => {
      const payer = await payerOf(sandbox, DILNOZA_PHONE);
      const paid = await payer.pay({ purpose: 'instalment', order_id: running().id, amount: 30_000, source: MAIN_CARD_SOURCE, ...changed });
      const id = String(paid.body['payment_id']);
      const path = receiptPath(id);
      const code = findDocumentCode((await readPdf((await dilnoza('GET', path)).bytes)).text);
      const act = async (payload: object) => {
        const done = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id: id, ...payload } });
        expect(done.statusCode).toBe(200);
      };
      return { code, path, act };
    };
    const isValid = async (code: string) => (await verifiedOf(code)).valid;

    test('stays valid after a partial refund, which a new receipt shows, but not after a full one', async () => {
      const { code, path, act } = await receiptOf({});
      await act({ act: 'refund', amount: 10_000 });
      expect((await verifyCode(code)).json()).toMatchObject({ data: { kind: 'receipt', amount: 30_000, valid: true } });
      const renewed = (await readPdf((await dilnoza('GET', path)).bytes)).text;
      expect(renewed.replaceAll(/\s/g, '')).toContain('Возвращенопослеоплаты10000сум');
      expect(findDocumentCode(renewed)).not.toBe(code);
      await act({ act: 'refund' });
      expect([await isValid(code), await isValid(findDocumentCode(renewed))]).toEqual([false, false]);
    });

    test('is not valid after a chargeback, even if the balance paid a part', async () => {
      const sources = [
        { ...MAIN_CARD_SOURCE, amount: 20_000 },
        { type: 'balance', amount: 10_000 },
      ];
      const { code, act } = await receiptOf({ source: undefined, sources });
      expect(await isValid(code)).toBe(true);
      await act({ act: 'chargeback' });
      expect(await isValid(code)).toBe(false);
    });

    test('is not valid after the refund of a top-up', async () => {
      const { code, act } = await receiptOf({ purpose: 'top_up', order_id: undefined });
      await act({ act: 'refund' });
      expect(await isValid(code)).toBe(false);
    });
  });
});

test('[X-10] the totals of a statement equal those of the ledger', async () => {
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
