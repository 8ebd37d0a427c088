import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Labels, Lang } from '../labels.ts';
import { openSecondBrowser } from '../second-browser.ts';
import type { Stack } from '../stack.ts';
import { CUSTOMERS, type CustomerName } from './customers.ts';

const ordersSchema = v.object({
  data: v.array(
    v.object({ id: v.string(), status: v.string(), payment_max: v.number(), paid_amount: v.number(), overdue_days: v.number() }),
  ),
});
export type TourOrder = v.InferOutput<typeof ordersSchema>['data'][number];
const otpSchema = v.object({ otp_id: v.string() });
const cardSchema = v.object({ entity_id: v.string() });

/** Visits the screens of one language on one stack. May open further browsers next to the page's. */
export class ScreenshotTour {
  readonly stack: Stack;
  readonly lang: Lang;
  readonly labels: Labels;
  readonly #browser: Browser;

  constructor(browser: Browser, stack: Stack, lang: Lang, labels: Labels) {
    this.#browser = browser;
    this.stack = stack;
    this.lang = lang;
    this.labels = labels;
  }

  path(path: string): string {
    return `${this.stack.url}/${this.lang}${path}`;
  }

  sandboxPath(path: string): string {
    return `${this.stack.sandbox.url}${path}?lang=${this.lang}`;
  }

  /** One more session of a customer, in a browser that is closed again. */
  async signInElsewhere(who: CustomerName): Promise<void> {
    const { stack, lang, labels } = this;
    const elsewhere = await openSecondBrowser({ browser: this.#browser, stack, lang, labels });
    await elsewhere.signIn(CUSTOMERS[who]);
    await elsewhere.close();
  }

  /** The orders of the customer who is signed in on the page, newest first. */
  async orders(page: Page): Promise<TourOrder[]> {
    const answer = await page.context().request.get(`${this.stack.url}/api/installment/v3/user/orders/all`);
    return v.parse(ordersSchema, await answer.json()).data;
  }

  /** Saves a card by its number and makes it the main one, so that the payment form proposes it. */
  async useCard(page: Page, who: CustomerName, number: string): Promise<void> {
    const context = page.context();
    const billing = '/api/billing/v1/api-payments';
    const sent = await this.#post(context, `${billing}/send-otp`, { number, expiry: '3012', offer_accepted: true });
    const { otp_id } = v.parse(otpSchema, sent);
    const code = await this.stack.tools.codeFor(CUSTOMERS[who].phone);
    const { entity_id } = v.parse(cardSchema, await this.#post(context, `${billing}/confirm-otp`, { otp_id, code }));
    await this.#post(context, `${billing}/external-entities/set-default`, { entity_id, default: true });
  }

  async #post(context: BrowserContext, path: string, data: Record<string, unknown>): Promise<unknown> {
    const headers = {
      'accept-language': this.lang,
      origin: this.stack.url,
      'x-requested-with': 'muddat-web',
      'idempotency-key': crypto.randomUUID(),
    };
    const answer = await context.request.post(`${this.stack.url}${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  }
}
