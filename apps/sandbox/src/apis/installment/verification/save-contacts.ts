import { CONTACT_PHONES_MIN, failureText, parsePhone, personName } from '@muddat/validators';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { toSingleLine } from '../../../core/field-validator.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { StoredContact } from '../../../db/schema/verification.ts';
import { saveStepData } from './application/verification-store.ts';
import { verificationView } from './application/view.ts';

export const saveVerificationContacts = operation('installment', 'saveVerificationContacts', async ({ ctx, customer, body, locale }) => {
  const { id, phone } = requireCustomer(customer);
  const contacts = parseContacts(body.contacts, phone);
  return { status: 200, body: { data: verificationView(await saveStepData(ctx, id, 'contacts', { contacts }), locale) } };
});

/**
 * The contacts in stored form. Throws a Problem with a code for each invalid field (spec 5: at least two, unique, none the customer's own
 * phone).
 */
function parseContacts(typed: readonly StoredContact[], own: string): StoredContact[] {
  const fields: FieldErrorCodes = {};
  const contacts: StoredContact[] = [];
  for (const [index, contact] of typed.entries()) {
    const parsed = parsePhone(contact.phone);
    const name = toSingleLine(contact.name);
    const wrongName = personName(name);
    if (name === '') fields[`contacts.${index}.name`] = 'required';
    else if (wrongName !== null) fields[`contacts.${index}.name`] = failureText(wrongName);
    if (!parsed.ok) fields[`contacts.${index}.phone`] = 'format';
    else if (parsed.phone === own) fields[`contacts.${index}.phone`] = 'own';
    else if (contacts.some(({ phone }) => phone === parsed.phone)) fields[`contacts.${index}.phone`] = 'duplicate';
    else contacts.push({ phone: parsed.phone, name });
  }
  if (typed.length < CONTACT_PHONES_MIN) fields['contacts'] = 'too_few';
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  return contacts;
}
