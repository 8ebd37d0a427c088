import { slowSchedule, walk } from '@muddat/schedule/oracle';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const ordersSchema = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      month: v.number(),
      initial_fee: v.number(),
      items: v.array(v.object({ price: v.number(), quantity: v.number() })),
      delivery: v.object({ price: v.number() }),
      schedule: v.array(v.object({ due_date: v.string(), amount: v.number() })),
      events: v.array(v.object({ status: v.string(), at: v.string() })),
    }),
  ),
});
type Order = v.InferOutput<typeof ordersSchema>['data'][number];

/** An amount as a reader sees it: `6 096 000 сум`, with plain spaces. */
const formatAmount = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')} сум`;
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const total = (order: Order) => order.schedule.reduce((all, { amount }) => all + amount, 0);
const cash = (order: Order) => order.items.reduce((all, { price, quantity }) => all + price * quantity, order.delivery.price);

const shownBeside = async (page: Page, term: string) =>
  plain(await page.locator('dt', { hasText: term }).first().locator('xpath=following-sibling::dd').textContent());
const figure = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

/** Present value of the payments on the day `from`, at a yearly rate in percent. */
const worthAt = (percent: number, from: string, order: Order) =>
  order.schedule.reduce((all, { due_date, amount }) => all + amount / (1 + percent / 100) ** (walk(from, due_date) / 365), 0);

/**
 * The day from which the order's due dates are counted: the first day of an event of the order from which an independent calculation gives
 * the same schedule. Undefined if no event has such a day.
 */
const countedFrom = (order: Order, financed: number, markupBp: number) =>
  order.events
    .map(({ at }) => new Date(Date.parse(at) + 5 * 3_600_000).toISOString().slice(0, 10))
    .find((day) => {
      const { payments } = slowSchedule(financed, 0, markupBp, order.month, day);
      return payments.every(({ dueDate, amount }, at) => dueDate === order.schedule[at]?.due_date && amount === order.schedule[at]?.amount);
    });

test(
  '[X-01] the order page shows the true price that follows from its goods and its schedule',
  EXHAUSTIVE_TEST,
  async ({ page, customer }) => {
    await customer.signIn();
    const answer = await page.request.get('/api/installment/v3/user/orders/all?limit=100');
    const all = v.parse(ordersSchema, await answer.json()).data;
    const inParts = all.filter(({ month, schedule }) => month > 0 && schedule.length > 0);
    const chosen = [
      ...inParts.filter(({ initial_fee }) => initial_fee > 0).slice(0, 2),
      ...inParts.filter(({ initial_fee }) => initial_fee === 0).slice(0, 3),
    ];
    expect(chosen.length).toBe(5);
    for (const order of chosen) {
      await page.goto(`/ru/orders/${order.id}`);
      await expect(page.getByText('Цена рассрочки')).toBeVisible();
      const financed = cash(order) - order.initial_fee;
      const markup = total(order) - financed;
      expect([order.id, await shownBeside(page, 'Цена сразу')]).toEqual([order.id, formatAmount(cash(order))]);
      expect(await shownBeside(page, 'Первый взнос')).toBe(order.initial_fee > 0 ? formatAmount(order.initial_fee) : 'нет');
      expect(await shownBeside(page, 'Платёж в месяц')).toBe(formatAmount(order.schedule[0]?.amount ?? 0));
      expect(await shownBeside(page, 'Всего к оплате')).toBe(formatAmount(order.initial_fee + total(order)));
      const [inSom = '', percent = ''] = (await shownBeside(page, 'Наценка')).split(' · ');
      expect(inSom).toBe(formatAmount(markup));
      // The mark-up is the shown percentage rounded to whole so'm.
      expect(Math.abs((financed * figure(percent)) / 100 - markup)).toBeLessThanOrEqual(0.5);
      const dates = page.locator('details details time');
      await expect(dates).toHaveCount(order.schedule.length);
      for (const [at, { due_date }] of order.schedule.entries()) await expect(dates.nth(at)).toHaveAttribute('datetime', due_date);
      const from = countedFrom(order, financed, Math.round(figure(percent) * 100));
      if (from === undefined) throw new Error(`order ${order.id}: no day of its history gives its schedule`);
      const rate = figure(await shownBeside(page, 'Годовая ставка'));
      expect(worthAt(rate - 0.051, from, order)).toBeGreaterThanOrEqual(financed);
      expect(worthAt(rate + 0.051, from, order)).toBeLessThanOrEqual(financed);
      await expect(page.getByText('не сошлись')).toHaveCount(0);
    }
  },
);
