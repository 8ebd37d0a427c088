import { fail, type RuleResult } from '../failure.ts';
import { isEmpty } from './presence.ts';

const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;
const LOCAL = /^[A-Za-z0-9_+\-']+(?:\.[A-Za-z0-9_+\-']+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]+)$/i;

function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    text.length <= ADDRESS_MAX &&
    local.length <= LOCAL_MAX &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/**
 * A usual e-mail address: before the @ letters, digits and `. _ + - '` with no dot first, last or doubled; a domain of at least two labels that ends in letters
 * or punycode. No quotes, no IP addresses, ASCII only; nothing is trimmed.
 */
export function email(value: unknown): RuleResult {
  return isEmpty(value) || (typeof value === 'string' && isAddress(value)) ? null : fail('email');
}
