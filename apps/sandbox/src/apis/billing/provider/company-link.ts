import type { Merchants } from '../../../config/merchants.ts';

/** The data of a link to a payment company. Amounts are whole so'm. */
export type PaymentCompanyLinkParams = {
  readonly paymentId: string;
  readonly amount: number;
  readonly locale: 'ru' | 'uz';
  readonly returnUrl: string | null;
};
type Merchant<System extends keyof Merchants> = NonNullable<Merchants[System]>;

const TIYIN = 100;

/** Payme: parameters in base64, the amount in tiyin (uzbekistan, Payment links). */
function paymeLink({ merchantId }: Merchant<'payme'>, { paymentId, amount, locale, returnUrl }: PaymentCompanyLinkParams): string {
  const back = returnUrl === null ? '' : `;c=${returnUrl}`;
  const text = `m=${merchantId};ac.order_id=${paymentId};a=${amount * TIYIN};l=${locale}${back}`;
  return `https://checkout.paycom.uz/${Buffer.from(text).toString('base64')}`;
}

/** Click: parameters in the query, the amount in so'm (uzbekistan, Payment links). */
function clickLink({ serviceId, merchantId }: Merchant<'click'>, { paymentId, amount, returnUrl }: PaymentCompanyLinkParams): string {
  const query = new URLSearchParams({
    service_id: serviceId,
    merchant_id: merchantId,
    amount: String(amount),
    transaction_param: paymentId,
    ...(returnUrl === null ? {} : { return_url: returnUrl }),
  });
  return `https://my.click.uz/services/pay?${query.toString()}`;
}

/** Uzum Bank, formerly Apelsin: parameters in the query, the amount in tiyin. */
function uzumLink({ serviceId }: Merchant<'uzum'>, { paymentId, amount, returnUrl }: PaymentCompanyLinkParams): string {
  const query = new URLSearchParams({
    serviceId,
    order_id: paymentId,
    amount: String(amount * TIYIN),
    ...(returnUrl === null ? {} : { redirectUrl: returnUrl }),
  });
  return `https://www.uzumbank.uz/open-service?${query.toString()}`;
}

/**
 * Paynet: merchant, account and amount in tiyin. The link has no return address: the customer returns to the portal's open page by hand.
 */
function paynetLink({ merchantId }: Merchant<'paynet'>, { paymentId, amount }: PaymentCompanyLinkParams): string {
  const query = new URLSearchParams({ m: merchantId, c: paymentId, a: String(amount * TIYIN) });
  return `https://app.paynet.uz/?${query.toString()}`;
}

/**
 * A link to a payment company with which the portal has a contract; null without a contract, or if the format of the company's links is not
 * published.
 */
export function paymentCompanyLink(
  system: string,
  { payme, click, uzum, paynet }: Merchants,
  parts: PaymentCompanyLinkParams,
): string | null {
  if (system === 'payme' && payme !== null) return paymeLink(payme, parts);
  if (system === 'click' && click !== null) return clickLink(click, parts);
  if (system === 'uzum' && uzum !== null) return uzumLink(uzum, parts);
  if (system === 'paynet' && paynet !== null) return paynetLink(paynet, parts);
  return null;
}
