import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { Customer } from '../../src/customer.ts';
import type { Stack } from '../../src/stack.ts';
import { EXHAUSTIVE_TEST, expect, STATUS_4XX_MESSAGE, test } from '../../src/test.ts';

const JASUR = { phone: '+998900000002', national: '900000002', password: 'Muddat-demo-2' };
/** Products of two stores of the seed. */
const PRODUCTS = ['1000', '1034'];
const FEE = 50_000;
const DRAFT = {
  kind: 'delivery',
  regionId: '1726',
  districtId: '1726266',
  address: 'Amir Temur 1',
  orderType: 'installment',
  months: 3,
  initialFee: FEE,
  // One piece of each product, together at the price that `readyToSign` sets.
  feeBasket: '1000x1 1034x1 2000000',
  cardId: 'card_0003',
};
/** Messages that the browser logs when a server is down, which these tests cause. */
const NETWORK_ERROR_MESSAGE = /Failed to load resource|ERR_|net::/;

const sign = (page: Page) => page.getByRole('button', { name: 'К подписи', exact: true });
const placed = (page: Page) => page.getByRole('heading', { level: 2, name: /^Заказ №/ });

/** Prepares a customer without orders, with a basket from two stores, and a checkout draft in every tab of this browser. */
async function readyToSign(customer: Customer, stack: Stack): Promise<void> {
  const { page } = customer;
  for (const id of PRODUCTS) await stack.tools.changeProduct(id, { price: 1_000_000, stock: 9 });
  await customer.signIn(JASUR);
  const items = PRODUCTS.map((product_id) => ({ product_id, quantity: 1, added_at: new Date().toISOString() }));
  const headers = { origin: stack.url, 'x-requested-with': 'muddat-web' };
  const saved = await page.context().request.put(`${stack.url}/api/installment/v3/user/basket`, { headers, data: { items, version: 0 } });
  expect(saved.status()).toBe(200);
  await page.context().addInitScript((draft) => {
    // A new tab starts on about:blank, which has no localStorage.
    if (location.protocol === 'http:')
      localStorage.setItem('muddat.checkout-draft', JSON.stringify({ customer: 'cus_0002', at: Date.now(), draft }));
  }, DRAFT);
}

/** Opens the checkout, waits for the sums and ticks the consent. The next press signs. */
async function openToSign(page: Page): Promise<void> {
  await page.goto('/ru/cabinet/checkout');
  await expect(page.getByText('Прочитать договор')).toBeVisible();
  await page.getByRole('checkbox').last().check();
}

const ordersSchema = v.object({ total: v.number(), data: v.array(v.object({ store: v.object({ id: v.string() }) })) });

/** Expects exactly one order of each store. */
async function expectOneOfEach(page: Page): Promise<void> {
  const answer = await page.context().request.get('/api/installment/v3/user/orders/all');
  const { total, data } = v.parse(ordersSchema, await answer.json());
  expect([total, new Set(data.map(({ store }) => store.id)).size]).toEqual([2, 2]);
}

/** The moments at which a server is killed. The sandbox's `main-checkout.exhaustive.test.ts` tests its finer steps. */
const MOMENTS = [
  // The call hangs at this step until the sandbox is killed.
  ['sandbox', 'the code', { operation: 'installment.confirmCheckout', at: 'after-place', fault: 'hang' }],
  // The gateway is killed here, so the sandbox only delays its call.
  ['gateway', 'the signature', { operation: 'installment.createCheckout', fault: 'delay', ms: 5_000 }],
] as const;
for (const [server, call, fault] of MOMENTS) {
  test(
    `[X-17] after the ${server} is killed during ${call} the page finds one order per store, despite a double click`,
    server === 'sandbox' ? {} : EXHAUSTIVE_TEST,
    async ({ customer, page, labels, stack, quiet }) => {
      quiet.expects(NETWORK_ERROR_MESSAGE);
      await readyToSign(customer, stack);
      await openToSign(page);
      await stack.tools.injectFaults([fault]);
      const kill = async () => {
        await stack.tools.waitForStep('at' in fault ? `${fault.operation}@${fault.at}` : fault.operation);
        await stack[server].end('SIGKILL');
        await stack[server].start();
      };
      const asked = Date.now() - 1_000;
      await sign(page).dblclick();
      if (server === 'gateway') await kill();
      await page.getByLabel(labels.code).fill(await stack.tools.codeFor(JASUR.phone, asked), { timeout: 45_000 });
      if (server === 'sandbox') await kill();
      await expect(placed(page)).toHaveCount(2, { timeout: 45_000 });
      await expectOneOfEach(page);
    },
  );
}

test('[X-17] two tabs that sign the same basket place one order per store, with one payment of the initial fees', async ({
  customer,
  page,
  context,
  labels,
  stack,
  quiet,
}) => {
  quiet.expects(STATUS_4XX_MESSAGE);
  await readyToSign(customer, stack);
  const other = await context.newPage();
  for (const tab of [page, other]) await openToSign(tab);
  for (const tab of [page, other]) await expect(sign(tab)).toBeEnabled();
  const asked = Date.now() - 1_000;
  // Presses the button in both tabs at the same time. Playwright's own click would wait for the button, and the second tab may already have
  // followed the first by itself.
  const press = (tab: Page) =>
    tab.evaluate(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'К подписи')?.click());
  await Promise.all([page, other].map(press));
  for (const tab of [page, other]) await expect(tab.getByLabel(labels.code)).toBeVisible();
  await page.getByLabel(labels.code).fill(await stack.tools.codeFor(JASUR.phone, asked));
  await expect(placed(page)).toHaveCount(2);
  await other.reload();
  await expect(placed(other)).toHaveCount(2);
  await expectOneOfEach(page);

  await other.getByRole('link', { name: /^Оплатить 50\s000/ }).click();
  await expect(other.getByRole('heading', { level: 1, name: labels.payHeading })).toBeVisible();
  const before = await stack.tools.ledger(JASUR.phone);
  // The exact time, not a second earlier as in other tests: the code of the signature may have been sent within that second.
  const paying = Date.now();
  await other.getByRole('main').getByRole('button', { name: labels.paySubmit }).click();
  await other.getByLabel(labels.code).fill(await stack.tools.codeFor(JASUR.phone, paying));
  await expect(other.getByRole('heading', { level: 1, name: labels.paid })).toBeVisible();
  const after = await stack.tools.ledger(JASUR.phone);
  expect([after.provider_sum - before.provider_sum, after.ledger_sum - before.ledger_sum]).toEqual([FEE, FEE]);
});
