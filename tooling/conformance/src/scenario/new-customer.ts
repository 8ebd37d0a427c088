import type { Caller } from './caller.ts';
import type { Flow, FlowContext } from './flow.ts';
import { uploadPhoto } from './photo.ts';
import { textAt } from './values.ts';

const PASSWORDS = ['Togʻdagi-uzun-yoʻl-1', 'Togʻdagi-uzun-yoʻl-2', 'Togʻdagi-uzun-yoʻl-3'] as const;
const BIRTHDATE = '1993-10-12';

/**
 * Documents of one person for each phone: two accounts with the same are refused. A PINFL contains the birthdate; its last digit checks the
 * others with the weights 7, 3 and 1.
 */
function personOf(phone: string) {
  const number = phone.slice(-7);
  const body = `3121093${number.slice(1)}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * ([7, 3, 1][index % 3] ?? 0), 0);
  return { passport: `AA${number}`, pinfl: `${body}${sum % 10}`, birthdate: BIRTHDATE };
}

const CONTACTS = [
  { phone: '+998901112233', name: 'Aziz' },
  { phone: '+998911112233', name: 'Lola' },
];
const STEPS = ['passport_front', 'selfie', 'registration'];

/** A new customer registers, changes password and phone, and proves who they are. */
export const newCustomer: Flow = {
  operations: [
    'auth.verifyCode',
    'auth.registerCustomer',
    'auth.resetPassword',
    'auth.changePassword',
    'auth.changePhone',
    'installment.requestLimit',
    'installment.deleteCustomer',
    'installment.undoDeletion',
    'installment.saveVerificationDocument',
    'installment.getVerificationImage',
    'installment.submitVerification',
  ],
  needs: 'the codes that the backend sends to new phones: give --inbox or --code, and --phone-prefix for phones that nobody has',
  async run(context) {
    const { main, client, codeAfter, newPhone, signIn } = context;
    const phone = newPhone();
    const [first, second, third] = PASSWORDS;
    const ticketFor = async (purpose: string) => {
      const sent = await main.call('auth.sendCode', { body: { phone, purpose } });
      const code = await codeAfter(sent, phone);
      return textAt(await main.call('auth.verifyCode', { body: { phone, purpose, code } }), 'ticket');
    };
    const ticket = await ticketFor('register');
    await main.call('auth.registerCustomer', { body: { ticket, name: 'Dilnoza Karimova', birthdate: BIRTHDATE, password: first } });
    await main.call('auth.resetPassword', { body: { ticket: await ticketFor('reset'), password: second } });
    const customer = ticket === undefined ? null : await signIn(phone, second);
    if (customer === null) return;
    await customer.call('auth.changePassword', { body: { current_password: second, password: third } });
    await customer.call('installment.requestLimit');
    await proveIdentity(context, customer, phone);
    const code = await codeAfter(await customer.call('auth.sendOwnCode', { body: { purpose: 'phone' } }), phone);
    const next = newPhone();
    const newCode = await codeAfter(await customer.call('auth.sendNewPhoneCode', { body: { phone: next } }), next);
    await customer.call('auth.changePhone', { body: { code, phone: next, new_code: newCode } });
    await customer.call('auth.proveCustomer', { body: { ...client, method: 'password', password: third } });
    await customer.call('installment.deleteCustomer');
    await customer.call('installment.undoDeletion');
  },
};

async function proveIdentity({ newCard, codeAfter }: FlowContext, customer: Caller, phone: string): Promise<void> {
  const version = textAt(await customer.call('installment.getVerification'), 'data', 'consent_version');
  await customer.call('installment.giveVerificationConsent', { body: { accepted: true, version } });
  for (const step of STEPS) {
    const upload_id = await uploadPhoto(customer, step);
    await customer.call('installment.saveVerificationDocument', { path: { step }, body: { upload_id } });
  }
  await customer.call('installment.getVerificationImage', { path: { step: STEPS[0] } });
  await customer.call('installment.saveVerificationPerson', { body: personOf(phone) });
  await customer.call('installment.saveVerificationContacts', { body: { contacts: CONTACTS } });
  const card = await saveCard(customer, newCard(), (sent) => codeAfter(sent, phone));
  await customer.call('installment.saveVerificationCard', { body: { entity_id: card } });
  await customer.call('installment.submitVerification');
}

/** Saves a card with the code of its bank and returns its id. */
export async function saveCard(
  customer: Caller,
  card: { readonly number: string; readonly expiry: string },
  codeAfter: (sent: Awaited<ReturnType<Caller['call']>>) => Promise<string | undefined>,
): Promise<string | undefined> {
  const sent = await customer.call('billing.sendOtp', { body: { ...card, offer_accepted: true } });
  const body = { otp_id: textAt(sent, 'otp_id'), code: await codeAfter(sent) };
  return textAt(await customer.call('billing.confirmOtp', { body }), 'entity_id');
}
