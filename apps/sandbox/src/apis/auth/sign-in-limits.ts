import type { Cause } from '../../domain/access/phone-messages.ts';
import {
  CODE_FAILURES,
  CODES_SENT,
  type Limit,
  PAIR_CODE_FAILURES,
  PAIR_CODES_SENT,
  PAIR_SIGN_IN_FAILURES,
  type RateRule,
  SIGN_IN_FAILURES,
} from '../../domain/access/rate-limit.ts';
import type { Client } from './client-id.ts';

const isKnown = ({ known, device }: Pick<Client, 'known' | 'device'>): boolean => known && device !== '';
export const causeOf = (client: Client): Cause => (isKnown(client) ? 'known' : 'stranger');

/**
 * A browser that has signed in with the phone has separate limits, on any network. Strangers are limited per network, and by a total per
 * phone, which bounds guessing from many networks. So they cannot use up the customer's limit.
 */
function limitsOf(phone: string, { known, device, network }: Client, pair: RateRule, total: RateRule): readonly Limit[] {
  if (isKnown({ known, device })) return [[pair, `${phone} device ${device}`]];
  return [
    [pair, `${phone} network ${network}`],
    [total, phone],
  ];
}

export const signInFailures = (phone: string, client: Client): readonly Limit[] =>
  limitsOf(phone, client, PAIR_SIGN_IN_FAILURES, SIGN_IN_FAILURES);
export const codeFailures = (phone: string, client: Client): readonly Limit[] => limitsOf(phone, client, PAIR_CODE_FAILURES, CODE_FAILURES);
export const codesSent = (phone: string, client: Client): readonly Limit[] => limitsOf(phone, client, PAIR_CODES_SENT, CODES_SENT);

/**
 * The holder of a code: the code is valid only for the browser or network that requested it. Attempts elsewhere do not lock it, and a
 * resend elsewhere does not invalidate it.
 */
export const holderOf = ({ device, network }: Client): string => (device === '' ? `network ${network}` : `device ${device}`);
