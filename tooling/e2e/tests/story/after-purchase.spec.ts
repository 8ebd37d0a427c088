import { addDays, type CalendarDate, isCalendarDate } from '@muddat/schedule';
import * as v from 'valibot';
import { expectAccessible } from '../../src/accessible.ts';
import { catalogTranslator } from '../../src/catalog-translator.ts';
import { alterLastCharacter, readCodeFromPdf } from '../../src/code-from-pdf.ts';
import { DILNOZA } from '../../src/customer.ts';
import { describeEachSizeAndLang, expect, test } from '../../src/test.ts';

const Order = v.object({
  id: v.string(),
  remainder: v.number(),
  items: v.array(v.object({ name: v.string() })),
  schedule: v.array(v.object({ number: v.number(), due_date: v.custom<CalendarDate>(isCalendarDate), state: v.string() })),
});
type Order = v.InferOutput<typeof Order>;

/** `2026-12-05` as typed into a date field: 05122026. */
const typed = (date: CalendarDate): string => date.split('-').toReversed().join('');

describeEachSizeAndLang(['phone-ru'], () => {
  test('[X-11][X-12][S2-14][X-10] a customer returns one item, moves a date, pays the rest and verifies the certificate', async ({
    customer,
    page,
    labels,
    lang,
    stack,
  }) => {
    test.setTimeout(240_000);
    const say = catalogTranslator(lang);
    const askedFor = async (path: string): Promise<unknown> =>
      (await page.request.get(`/api/installment/v3/user/${path}`, { headers: { 'accept-language': lang } })).json();
    const order = async (): Promise<Order> => v.parse(v.object({ data: Order }), await askedFor(`order/${id}`)).data;
    const press = (name: string) => customer.button(say(name)).click();
    const follow = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name: say(name) })
        .first()
        .click();
    const main = page.getByRole('main');
    /** How far the test has moved the business clock ahead. Messages carry the time of that clock. */
    let aheadMs = 0;
    const now = () => Date.now() + aheadMs;
    const wait = async (hours: number) => {
      await stack.tools.advance(`PT${hours}H`);
      aheadMs += hours * 3_600_000;
    };
    await customer.signIn();
    const listed = v.parse(v.object({ data: v.array(Order) }), await askedFor('orders/all?status=dpd_delivery'));
    const id = listed.data[0]?.id ?? '';
    await stack.tools.setOrderStatus(id, 'delivered');
    const bought = await order();
    const ledgerBefore = await stack.tools.ledger(DILNOZA.phone);

    await test.step('return one of two items after seeing the new schedule', async () => {
      await customer.open(`/orders/${id}`);
      await follow('Вернуть или починить');
      await page.getByRole('checkbox', { name: bought.items[0]?.name ?? '' }).check();
      await page.getByRole('radio', { name: say('Не работает или работает плохо') }).check();
      await expect(main.getByText(say('Останется заплатить'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await press('Отправить запрос на возврат');
      await expect(page).toHaveURL(/\/cabinet\/returns\//);
      await expect(main.getByText(say('Ждём ответа магазина')).first()).toBeVisible();
      expect((await order()).remainder).toBe(bought.remainder);
      await wait(3);
      await wait(25);
      await page.reload();
      await expect(main.getByText(say('Возврат принят')).first()).toBeVisible();
      await expect(customer.page.getByRole('heading', { name: say('Что вернулось') })).toBeVisible();
      await expectAccessible(page);
    });

    const kept = await order();
    expect(kept.remainder).toBeLessThan(bought.remainder);
    const [first] = kept.schedule.filter(({ state }) => state !== 'paid');
    if (first === undefined) throw new Error('nothing is left to pay');
    const moved = addDays(first.due_date, 7);

    await test.step('move the date of the next payment', async () => {
      await customer.open(`/orders/${id}`);
      await follow('Перенести дату');
      await page
        .getByRole('radiogroup', { name: say('Какой платёж перенести') })
        .getByRole('radio')
        .first()
        .check();
      await page.getByLabel(say('Новая дата')).fill(typed(moved));
      await press('Согласиться на новый график');
      await expect(page.getByRole('heading', { name: say('Дата перенесена') })).toBeVisible();
      expect((await order()).schedule.find(({ number }) => number === first.number)?.due_date).toBe(moved);
      await expectAccessible(page);
    });

    await test.step('pay every instalment', async () => {
      for (let left = (await order()).remainder; left > 0; left = (await order()).remainder) {
        await customer.open(`/orders/${id}/pay`);
        await expect(customer.heading(labels.payHeading)).toBeVisible();
        const asked = now();
        await customer.submitPayment();
        await page.getByLabel(labels.code).fill(await stack.tools.codeFor(DILNOZA.phone, asked));
        await expect(customer.heading(labels.paid)).toBeVisible();
        expect((await order()).remainder).toBeLessThan(left);
      }
      const ledger = await stack.tools.ledger(DILNOZA.phone);
      const charged = ledger.provider_sum - ledgerBefore.provider_sum;
      expect(ledger.ledger_sum).toBe(ledger.provider_sum);
      // The last payment closes the order early, so the mark-up of months that have not begun is not charged.
      expect(charged).toBeLessThan(kept.remainder);
    });

    await test.step('verify the closing certificate without a session, and fail with one changed character', async () => {
      await customer.open(`/orders/${id}`);
      const button = page.getByRole('button', { name: new RegExp(`^${say('Справка о полном погашении')}`) });
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const code = await readCodeFromPdf(file);
      await customer.loseSession();
      for (const [written, verdict] of [
        [code, 'Документ настоящий'],
        [alterLastCharacter(code), 'Документ не найден'],
      ] as const) {
        await customer.open('/verify');
        await page.getByLabel(say('Код с документа')).fill(written);
        await press('Проверить');
        await expect(page.getByText(say(verdict), { exact: true })).toBeVisible();
      }
    });
  });
});
