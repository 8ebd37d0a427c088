import type { CalendarDate } from '@muddat/schedule';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { scheduleRows } from '../../../db/schema/orders.ts';
import { createSandboxClient } from '../../../testing/client.ts';
import { createFileCaller } from '../../../testing/documents.ts';
import { DILNOZA_PHONE, JASUR_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.example' } });
const [dilnoza, anybody] = [await createFileCaller(sandbox, DILNOZA_PHONE), await createFileCaller(sandbox, null)];
// Proofs of identity are tested in `domain/access/recent-reauth.test.ts`; here one is always valid.
beforeEach(() => sandbox.markReauthenticated());

const LINK = '/installment/v3/user/calendar';
const { installment } = await createSandboxClient(sandbox, DILNOZA_PHONE);
const createLink = async () => (await installment.createCalendar()).data?.url ?? null;
const readLink = async (client = installment) => (await client.getCalendar()).data?.url ?? null;
const pathOf = (url: string) => new URL(url).pathname.replace(/^\/api/, '');
const feed = async (url: string) => {
  const answer = await anybody('GET', pathOf(url));
  return { ...answer, text: answer.bytes.toString('utf8').replaceAll('\r\n ', '') };
};
const eventOf = (text: string, uid: string): string | undefined =>
  text.split('BEGIN:VEVENT').find((event) => event.includes(`UID:${uid}@`));

describe('[X-08] the payment calendar', () => {
  test('keeps one address from its creation until it is revoked; the next address differs', async () => {
    await dilnoza('DELETE', LINK);
    expect(await readLink()).toBeNull();
    const url = await createLink();
    expect(url).toMatch(/^https:\/\/muddat\.example\/api\/installment\/v3\/calendar\/[\w-]{32}\/payments\.ics$/);
    expect(await createLink()).toBe(url);
    expect(await readLink()).toBe(url);
    expect(await readLink((await createSandboxClient(sandbox, JASUR_PHONE)).installment)).toBeNull();
    expect((await feed(url ?? '')).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await dilnoza('DELETE', LINK)).status).toBe(204);
    expect((await feed(url ?? '')).status).toBe(404);
    const next = await createLink();
    expect(next).not.toBe(url);
    expect((await feed(url ?? '')).status).toBe(404);
    expect((await feed(next ?? '')).status).toBe(200);
  });

  test('has an all-day event with alarms for each open instalment, by RFC 5545, and no personal data', async () => {
    const { headers, text, bytes } = await feed((await createLink()) ?? '');
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
    const open = await openRows();
    expect(text.match(/STATUS:CONFIRMED/g)).toHaveLength(open.length);
    for (const { order_id: order, number, due_date: due } of open) {
      const event = eventOf(text, `${order}-${number}`);
      expect(event).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`);
      expect(event?.match(/TRIGGER:-P\w+/g)).toEqual(['TRIGGER:-P2DT15H', 'TRIGGER:-PT15H']);
      expect(event).toContain('STATUS:CONFIRMED');
      // A payment day must not show the customer as busy (RFC 5545, 3.8.2.7).
      expect(event).toContain('TRANSP:TRANSPARENT');
    }
    expect(text).not.toMatch(/998|Karimova|Dilnoza|CLASS|ATTENDEE|ORGANIZER/);
    // All lines, also the last one, end in CRLF (RFC 5545, 3.1) and are folded at 75 bytes, never inside a character.
    expect(bytes.toString('utf8')).toMatch(/END:VCALENDAR\r\n$/);
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    expect(bytes.toString('utf8')).not.toContain('\uFFFD');
  });

  test('returns unchanged events with the same DTSTAMP and LAST-MODIFIED, and a changed event with new ones', async () => {
    const url = (await createLink()) ?? '';
    const before = (await feed(url)).text;
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT5M' } });
    expect((await feed(url)).text).toBe(before);
    const [row] = await openRows();
    if (row === undefined) throw new TypeError('the demo customer owes');
    const same = and(eq(scheduleRows.orderId, row.order_id), eq(scheduleRows.number, row.number));
    await sandbox.db
      .update(scheduleRows)
      .set({ paidAmount: row.paid_amount + 1_000 })
      .where(same);
    const [old, next] = [before, (await feed(url)).text].map((text) => text.split('BEGIN:VEVENT'));
    const changed = next?.filter((event, index) => event !== old?.[index]) ?? [];
    expect(changed.map((event) => /UID:(.*)@/.exec(event)?.[1])).toEqual([`${row.order_id}-${row.number}`]);
    const stamps = (event: string | undefined) => event?.match(/^(DTSTAMP|LAST-MODIFIED):.*$/gm) ?? [];
    const index = next?.indexOf(changed[0] ?? '') ?? -1;
    expect(stamps(changed[0])).toHaveLength(2);
    for (const stamp of stamps(changed[0])) expect(stamps(old?.[index])).not.toContain(stamp);
    await sandbox.db.update(scheduleRows).set({ paidAmount: row.paid_amount }).where(same);
  });

  test('cancels the event of a paid instalment and raises its SEQUENCE, which reading alone does not change', async () => {
    const url = (await createLink()) ?? '';
    const [row] = await openRows();
    if (row === undefined) throw new TypeError('the demo customer owes');
    const uid = `${row.order_id}-${row.number}`;
    const sequenceOf = (event: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(event ?? '')?.[1]);
    const before = sequenceOf(eventOf((await feed(url)).text, uid));
    expect(sequenceOf(eventOf((await feed(url)).text, uid))).toBe(before);
    await sandbox.db
      .update(scheduleRows)
      .set({ paidAmount: row.amount })
      .where(and(eq(scheduleRows.orderId, row.order_id), eq(scheduleRows.number, row.number)));
    const after = eventOf((await feed(url)).text, uid);
    expect(sequenceOf(after)).toBe(before + 1);
    expect(after).toContain('STATUS:CANCELLED');
    expect(after).not.toContain('VALARM');
  });

  test.each(['x', 'A'.repeat(32), '%27%20or%201=1', '..%2f..'])('is not returned for an unknown or invalid secret: %s', async (secret) => {
    expect([400, 404]).toContain((await anybody('GET', `/installment/v3/calendar/${secret}/payments.ics`)).status);
  });
});

type Row = { order_id: string; number: number; due_date: CalendarDate; amount: number; paid_amount: number };

async function openRows(): Promise<Row[]> {
  const { data } = await installment.listOrders({ limit: 100 });
  return data
    .filter(({ payment_date: date }) => date !== null)
    .flatMap(({ id, schedule }) => schedule.filter((row) => row.paid_amount < row.amount).map((row) => ({ order_id: id, ...row })));
}
