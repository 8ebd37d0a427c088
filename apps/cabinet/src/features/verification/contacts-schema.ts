import { CONTACT_PHONES_MIN, failureText, parsePhone } from '@muddat/validators';
import * as v from 'valibot';
import type { Contact } from '../../domain/identity/verification-query.ts';

/** Maximum number of contacts in the form. The spec has a minimum only (spec 5). */
export const MAX_CONTACTS = 5;
/** The names of the fields of each row: `phone0`, `name0`, ... */
export const CONTACT_FIELD_NAMES = Array.from({ length: MAX_CONTACTS }, (_, row) => ({ phone: `phone${row}`, name: `name${row}` }));

/** The contacts as sent to the server, and the row of the form that each contact comes from. */
export type EnteredContacts = { contacts: Contact[]; rows: number[] };
type ContactError = { field: string; code: string };

const TOO_FEW = failureText({ code: 'phones-min', params: { min: CONTACT_PHONES_MIN } });
const toStoredPhone = (typed: string): string => {
  const parsed = parsePhone(typed);
  return parsed.ok ? parsed.phone : typed;
};
const rowsOf = (values: Readonly<Record<string, string>>) =>
  CONTACT_FIELD_NAMES.map((fields) => ({ fields, phone: (values[fields.phone] ?? '').trim(), name: (values[fields.name] ?? '').trim() }));

/** Validation errors of the contacts (spec 5), each at the field to correct. A blank row is no contact. */
export function validateContacts(values: Readonly<Record<string, string>>, own: string | null): ContactError[] {
  const faults: ContactError[] = [];
  const seen = new Set<string>();
  const rows = rowsOf(values);
  for (const { fields, phone, name } of rows) {
    if (phone === '' && name !== '') faults.push({ field: fields.phone, code: 'required' });
    if (phone === '') continue;
    const parsed = parsePhone(phone);
    if (!parsed.ok) faults.push({ field: fields.phone, code: parsed.code });
    else if (own !== null && parsed.phone === toStoredPhone(own)) faults.push({ field: fields.phone, code: 'phone-own' });
    else if (seen.has(parsed.phone)) faults.push({ field: fields.phone, code: 'phones-unique' });
    seen.add(toStoredPhone(phone));
    if (name === '') faults.push({ field: fields.name, code: 'required' });
  }
  const blank = rows.find(({ phone, name }) => phone === '' && name === '');
  if (rows.filter(({ phone }) => phone !== '').length < CONTACT_PHONES_MIN && blank)
    faults.push({ field: blank.fields.phone, code: TOO_FEW });
  return faults;
}

/**
 * Validates the rows and converts their phones to the stored format. `own`: the customer's own phone, which is refused; null: no phone is.
 */
export const contactsSchema = (own: string | null) =>
  v.pipe(
    v.record(v.string(), v.optional(v.string(), '')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const { field, code } of validateContacts(input, own)) {
        addIssue({ message: code, path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] });
      }
    }),
    v.transform((values): EnteredContacts => {
      const filled = rowsOf(values).flatMap((typed, row) => (typed.phone === '' ? [] : [{ ...typed, row }]));
      return {
        contacts: filled.map(({ phone, name }) => ({ phone: toStoredPhone(phone), name })),
        rows: filled.map(({ row }) => row),
      };
    }),
  );

const SERVER_CODES: Readonly<Record<string, string>> = {
  format: 'bad-number',
  duplicate: 'phones-unique',
  own: 'phone-own',
  required: 'required',
  too_few: TOO_FEW,
};

/** Maps the server's codes (`contacts.1.phone: own`) to the form's fields. `filled`: the rows that were sent, in order. */
export function contactFieldErrors(fields: Readonly<Record<string, string>>, filled: readonly number[]): Record<string, string> {
  const entries = Object.entries(fields).map(([path, code]) => {
    const [, place, field] = path.split('.');
    const row = filled[Number(place ?? 0)] ?? 0;
    return [`${field === 'name' ? 'name' : 'phone'}${row}`, SERVER_CODES[code] ?? code];
  });
  return Object.fromEntries(entries);
}
