import type { MessageCause } from '../../domain/access/phone-message-limit.ts';
import {
  CODE_FAILURES,
  CODES_SENT,
  PAIR_CODE_FAILURES,
  PAIR_CODES_SENT,
  PAIR_SIGN_IN_FAILURES,
  type RateLimit,
  type RateRule,
  SIGN_IN_FAILURES,
} from '../../domain/access/rate-limit.ts';
import type { ClientIdentity } from './client-identity.ts';

const isKnownDevice = ({ known, device }: Pick<ClientIdentity, 'known' | 'device'>): boolean => known && device !== '';
export const messageCauseOf = (client: ClientIdentity): MessageCause => (isKnownDevice(client) ? 'known' : 'stranger');

/**
 * A browser that has signed in with the phone has separate limits, on any network. Strangers are limited per network, and by a total per
 * phone, which bounds guessing from many networks. So strangers cannot use up the customer's limit.
 */
function signInLimitsOf(phone: string, { known, device, network }: ClientIdentity, pair: RateRule, total: RateRule): readonly RateLimit[] {
  if (isKnownDevice({ known, device })) return [[pair, `${phone} device ${device}`]];
  return [
    [pair, `${phone} network ${network}`],
    [total, phone],
  ];
}

export const signInFailureLimits = (phone: string, client: ClientIdentity): readonly RateLimit[] =>
  signInLimitsOf(phone, client, PAIR_SIGN_IN_FAILURES, SIGN_IN_FAILURES);
export const codeFailureLimits = (phone: string, client: ClientIdentity): readonly RateLimit[] =>
  signInLimitsOf(phone, client, PAIR_CODE_FAILURES, CODE_FAILURES);
export const codesSentLimits = (phone: string, client: ClientIdentity): readonly RateLimit[] =>
  signInLimitsOf(phone, client, PAIR_CODES_SENT, CODES_SENT);

/**
 * The holder of a code: the code is valid only for the browser or network that requested it. Attempts elsewhere do not lock it, and a
 * resend elsewhere does not invalidate it.
 */
export const codeHolderOf = ({ device, network }: ClientIdentity): string => (device === '' ? `network ${network}` : `device ${device}`);
