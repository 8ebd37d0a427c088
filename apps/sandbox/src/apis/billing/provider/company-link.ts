/** What a payment company's link is made of. Amounts are whole so'm. */
type LinkParts = { readonly paymentId: string; readonly amount: number; readonly locale: 'ru' | 'uz'; readonly returnUrl: string | null };

const TIYIN = 100;
/** Of the sandbox: a merchant's own come from its contract with the company. */
const MERCHANT = { payme: 'muddat-sandbox', clickService: '1', clickMerchant: '1' } as const;

/** Payme: its parameters in base64, the amount in tiyin (uzbekistan, Payment links). */
function paymeLink({ paymentId, amount, locale, returnUrl }: LinkParts): string {
  const back = returnUrl === null ? '' : `;c=${returnUrl}`;
  const text = `m=${MERCHANT.payme};ac.order_id=${paymentId};a=${amount * TIYIN};l=${locale}${back}`;
  return `https://checkout.paycom.uz/${Buffer.from(text).toString('base64')}`;
}

/** Click: its parameters in the query, the amount in so'm (uzbekistan, Payment links). */
function clickLink({ paymentId, amount, returnUrl }: LinkParts): string {
  const query = new URLSearchParams({
    service_id: MERCHANT.clickService,
    merchant_id: MERCHANT.clickMerchant,
    amount: String(amount),
    transaction_param: paymentId,
    ...(returnUrl === null ? {} : { return_url: returnUrl }),
  });
  return `https://my.click.uz/services/pay?${query.toString()}`;
}

const LINKS = new Map([
  ['payme', paymeLink],
  ['click', clickLink],
]);

/** The company's own link that the sandbox's page stands in for; null where its form is not published. */
export function companyLink(system: string, parts: LinkParts): string | null {
  return LINKS.get(system)?.(parts) ?? null;
}
