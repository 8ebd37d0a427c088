import * as v from 'valibot';
import { contactPhones } from '../phone/contact-phones.ts';
import { parsePhone } from '../phone/parse-phone.ts';
import { parserAction, ruleAction, typeMessage } from './schema-helpers.ts';

const BLANK = '';
/** A row of the list: a phone as typed, to `+998XXXXXXXXX`. A blank row is skipped. */
const rowSchema = v.pipe(
  v.string(typeMessage),
  parserAction((text) => {
    if (text.trim() === '') return { ok: true, value: BLANK };
    const result = parsePhone(text);
    return result.ok ? { ok: true, value: result.phone } : result;
  }),
);

/**
 * Contact phones. Faults of the list are reported on the list, faults of a phone at its index. `own`: the customer's own phone,
 * which is not allowed.
 */
export const contactPhonesSchema = (own: string | null = null) =>
  v.pipe(
    v.array(v.string(typeMessage), typeMessage),
    ruleAction((phones: string[]) => contactPhones(phones, own)),
    v.array(rowSchema),
    v.transform((phones) => phones.filter((phone) => phone !== BLANK)),
  );
