import type { Config } from '../../../config/config.ts';
import type { Locale } from '../../../core/locale.ts';
import { Problem } from '../../../core/problem.ts';
import { paymentCompanyLink } from './company-link.ts';

type AppPayment = { readonly id: string; readonly system: string | null; readonly amount: number; readonly returnUrl: string | null };
type AppLinkSettings = Pick<Config, 'host' | 'port' | 'merchants' | 'testTools'>;

/**
 * The page to pay on: the payment company's if we have a contract with it, else the sandbox's. Null in production without a contract,
 * because no page exists.
 */
export function paymentAppUrl(
  config: AppLinkSettings,
  { id: paymentId, system, amount, returnUrl }: AppPayment,
  locale: Locale,
): string | null {
  const link = paymentCompanyLink(system ?? '', config.merchants, { paymentId, amount, locale, returnUrl });
  return link ?? (config.testTools ? testAppPageUrl(config, paymentId) : null);
}

/** The sandbox's replacement for a payment company's page (uzbekistan, Payment links). */
function testAppPageUrl(config: Pick<Config, 'host' | 'port'>, paymentId: string): string {
  // The tools respond on loopback only, whatever address the sandbox listens on.
  const host = config.host.includes(':') || config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
  return `http://${host}:${config.port}/sandbox/payment-app/${paymentId}`;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Parses the address to which the payment app returns. It must be of the portal's origin or, without PUBLIC_URL, of a loopback host. */
export function parseReturnUrl(text: string, config: Pick<Config, 'publicUrl'>): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  const isOurs = isWeb && (config.publicUrl === null ? LOOPBACK.has(url.hostname) : url.origin === config.publicUrl);
  if (!isOurs) throw new Problem('validation_failed', { fields: { return_url: 'origin' } });
  return url.href;
}
