import type { Config } from '../../../config/config.ts';
import type { Locale } from '../../../core/locale.ts';
import { Problem } from '../../../core/problem.ts';
import { companyLink } from './company-link.ts';

type AppPayment = { readonly id: string; readonly system: string | null; readonly amount: number; readonly returnUrl: string | null };
type Settings = Pick<Config, 'host' | 'port' | 'merchants' | 'testTools'>;

/**
 * Where a payment is made: at the company that there is a contract with, else on the sandbox's page.
 * Null in production without a contract, which has no such page.
 */
export function appUrl(config: Settings, { id: paymentId, system, amount, returnUrl }: AppPayment, locale: Locale): string | null {
  const link = companyLink(system ?? '', config.merchants, { paymentId, amount, locale, returnUrl });
  return link ?? (config.testTools ? appPageUrl(config, paymentId) : null);
}

/** The sandbox's own page in place of a payment company's (uzbekistan, Payment links). */
function appPageUrl(config: Pick<Config, 'host' | 'port'>, paymentId: string): string {
  // The tools answer loopback only, whatever the sandbox listens on.
  const host = config.host.includes(':') || config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
  return `http://${host}:${config.port}/sandbox/payment-app/${paymentId}`;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Where the payment app may send the customer back to: an address of the portal's origin; without PUBLIC_URL any loopback address. */
export function parseReturnUrl(text: string, config: Pick<Config, 'publicUrl'>): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  const isOurs = isWeb && (config.publicUrl === null ? LOOPBACK.has(url.hostname) : url.origin === config.publicUrl);
  if (!isOurs) throw new Problem('validation_failed', { fields: { return_url: 'origin' } });
  return url.href;
}
