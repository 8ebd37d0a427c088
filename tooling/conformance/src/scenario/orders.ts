import { asList, isJson, type Json } from '../contract/json.ts';
import type { Caller } from './caller.ts';
import type { Flow } from './flow.ts';
import { uploadPhoto } from './photo.ts';
import { listAt, textAt, valueAt } from './values.ts';

const DAY_MS = 86_400_000;
const DAYS_LATER = 10;
const PRODUCTS_TRIED = 3;

const ordersOf = async (main: Caller): Promise<readonly Json[]> =>
  listAt(await main.call('installment.listOrders', { query: { status: 'delivered' } }), 'data');
const rowsOf = (order: Json, state: string) =>
  asList(order.schedule)
    .filter((row) => isJson(row) && row.state === state)
    .filter(isJson);

/** From a product to a placed order. */
export const checkout: Flow = {
  operations: [
    'installment.getQuoteContract',
    'installment.createCheckout',
    'installment.findCheckout',
    'installment.getCheckout',
    'installment.confirmCheckout',
    'installment.cancelOrder',
  ],
  needs: 'a customer with an approved limit and a card, and the codes sent to them: give --username, and --inbox or --code',
  async run({ main, phone, codeAfter }) {
    const cards = { billing_reflection_alias: 'muddat', collection_type: 'bank_card' };
    const card = textAt(await main.call('billing.listEntities', { query: cards }), 'data', 0, 'entity_id');
    const products = await main.call('installment.listProducts', { query: { in_stock: true, sort: 'price_asc' } });
    const districts = await main.call('mobile.listDistricts');
    const district = listAt(districts, 'data')[0];
    const delivery = { kind: 'delivery', region_id: district?.region_id, district_id: district?.id, address: 'Amir Temur 107' };
    for (const { id } of listAt(products, 'data').slice(0, PRODUCTS_TRIED)) {
      const items = [{ product_id: id, quantity: 1 }];
      const terms = { items, order_type: 'installment', months: 3, delivery, card_entity_id: card };
      const quote = await main.call('installment.quoteCheckout', { body: terms });
      const quote_id = textAt(quote, 'data', 'quote_id');
      await main.call('installment.getQuoteContract', { path: { quote_id } });
      const offer_version = textAt(quote, 'data', 'offer_version');
      const signed = await main.call('installment.createCheckout', { body: { quote_id, offer_accepted: true, offer_version } });
      const path = { checkout_id: textAt(signed, 'checkout_id') };
      await main.call('installment.getCheckout', { path });
      await main.call('installment.findCheckout', { query: { idempotency_key: signed?.key } });
      const code = await codeAfter(signed, phone);
      const placed = await main.call('installment.confirmCheckout', { path, body: { code } });
      if (placed !== null) return void (await main.call('installment.cancelOrder', { path: { id: textAt(placed, 'orders', 0, 'id') } }));
    }
  },
};

/** What it costs to pay an order off today. */
export const payoff: Flow = {
  operations: ['installment.getPayoffQuote'],
  needs: 'an order that is paid in instalments and not paid off: give --username of a customer who has one',
  async run({ main }) {
    for (const { id } of await ordersOf(main)) if ((await main.call('installment.getPayoffQuote', { path: { id } })) !== null) return;
  },
};

/** An overdue instalment is moved. */
export const hardship: Flow = {
  operations: ['installment.quoteHardship', 'installment.agreeHardship', 'installment.findHardship'],
  needs: 'an order with an instalment that is overdue: give --username of a customer who has one',
  async run({ main }) {
    for (const order of await ordersOf(main))
      for (const row of rowsOf(order, 'overdue')) {
        const path = { id: order.id };
        const date = new Date(Date.parse(String(row.due_date)) + DAYS_LATER * DAY_MS).toISOString().slice(0, 10);
        const terms = { kind: 'move', number: row.number, date };
        const quote = await main.call('installment.quoteHardship', { path, body: terms });
        const quote_id = textAt(quote, 'data', 'quote_id');
        const agreed = await main.call('installment.agreeHardship', { path, body: { ...terms, quote_id } });
        if (agreed === null) continue;
        return void (await main.call('installment.findHardship', { path, query: { idempotency_key: agreed.key } }));
      }
  },
};

const RETURNS = ['quoteReturn', 'requestReturn', 'getReturn', 'getReturnPhoto', 'writeAboutReturn', 'withdrawReturn'] as const;

/** Goods with a defect: the return is requested, with a photo, and withdrawn. */
export const returns: Flow = {
  operations: RETURNS.map((id) => `installment.${id}`),
  needs: 'a delivered order that can be returned: give --username of a customer who has one',
  async run({ main }) {
    const version = textAt(await main.call('installment.getVerification'), 'data', 'consent_version');
    await main.call('installment.giveVerificationConsent', { body: { accepted: true, version } });
    const photo = await uploadPhoto(main, 'return');
    for (const { id } of await ordersOf(main)) {
      // Only the order itself names what can be done with it.
      const order = await main.call('installment.getOrder', { path: { id } });
      if (!asList(valueAt(order, 'data', 'actions')).includes('return')) continue;
      const items = [{ line: valueAt(order, 'data', 'items', 0, 'line'), quantity: 1 }];
      await main.call('installment.quoteReturn', { path: { id }, body: { items } });
      const goods = { items, category: 'defect', text: 'Не включается', photos: [photo] };
      const requested = await main.call('installment.requestReturn', { path: { id }, body: goods });
      if (requested === null) continue;
      const path = { id: textAt(requested, 'data', 'id') };
      await main.call('installment.getReturn', { path });
      await main.call('installment.getReturnPhoto', { path: { ...path, number: valueAt(requested, 'data', 'photos', 0) } });
      await main.call('installment.writeAboutReturn', { path, body: { to: 'store', text: 'Можно привезти в субботу?' } });
      return void (await main.call('installment.withdrawReturn', { path }));
    }
  },
};

/** A return that the store has refused is disputed. */
export const disputes: Flow = {
  operations: ['installment.disputeReturn'],
  needs: 'a return that the store has refused: refuse one of the customer of --username, and run again',
  async run({ main }) {
    const all = listAt(await main.call('installment.listReturns'), 'data');
    const path = { id: all.find(({ actions }) => asList(actions).includes('dispute'))?.id };
    await main.call('installment.disputeReturn', { path, body: { text: 'На фото виден дефект' } });
  },
};

/** The basket with the version that the backend has, and a review of a product that the customer has received. */
export const shopping: Flow = {
  operations: ['installment.saveBasket', 'installment.saveReview', 'installment.deleteReview'],
  needs: 'a product that the customer has received and not yet reviewed: give --username of a customer with a delivered order',
  async run({ main }) {
    const basket = await main.call('installment.getBasket');
    await main.call('installment.saveBasket', { body: { items: valueAt(basket, 'items'), version: valueAt(basket, 'version') } });
    const [waiting] = listAt(await main.call('installment.listOwnReviews'), 'waiting');
    const path = { product_id: isJson(waiting?.product) ? waiting.product.id : undefined };
    const review = { stars: 5, text: 'Заряда хватает на два дня.' };
    if ((await main.call('installment.saveReview', { path, body: review })) !== null) await main.call('installment.deleteReview', { path });
  },
};
