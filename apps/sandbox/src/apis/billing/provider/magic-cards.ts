/** What the simulated provider does with a card. */
export type CardBehaviour = 'accept' | 'decline' | 'insufficient-funds' | 'no-answer' | 'late' | 'too-late' | 'no-code';

/**
 * Cards with a fixed behaviour, like those of the test modes of payment companies. Any other card of a known range is accepted. These cards
 * are recognised by BIN and last four digits, because no more of a number is stored.
 */
export const MAGIC_CARDS = [
  { number: '8600490000090001', behaviour: 'decline', note: 'the bank declines: card_declined' },
  { number: '8600490000080002', behaviour: 'insufficient-funds', note: 'not enough money: insufficient_funds' },
  {
    number: '8600490000070003',
    behaviour: 'no-answer',
    note: 'the provider never answers and takes nothing: provider_timeout after 10 minutes',
  },
  { number: '8600490000060004', behaviour: 'late', note: 'the charge is answered 20 seconds later' },
  {
    number: '8600490000050005',
    behaviour: 'too-late',
    note: 'the charge arrives 15 minutes later, after the payment has failed: it goes to the balance',
  },
  { number: '8600490000040006', behaviour: 'no-code', note: 'needs no code' },
  { number: '9860010000080001', behaviour: 'decline', note: 'Humo: the bank declines' },
  { number: '9860010000070002', behaviour: 'insufficient-funds', note: 'Humo: not enough money' },
] as const satisfies readonly { number: string; behaviour: CardBehaviour; note: string }[];

/** A card that the bank knows as another customer's, with any expiry: its code is sent to that phone, no matter which customer adds it. */
export const CARD_OF_OTHER_CUSTOMER = { number: '8600490000030106', phone: '+998900000002' } as const;

/** A code that always fails: it is never generated. */
export const ALWAYS_WRONG_CODE = '000000';

const BEHAVIOUR_BY_DIGITS = new Map<string, CardBehaviour>(
  MAGIC_CARDS.map(({ number, behaviour }) => [`${number.slice(0, 6)}${number.slice(-4)}`, behaviour]),
);

/** What the provider does with a card. If the test tools are off, as in production, no card is magic (domain, Sandbox behaviour). */
export function cardBehaviour(bin: string, last4: string, { testTools }: { readonly testTools: boolean }): CardBehaviour {
  if (!testTools) return 'accept';
  return BEHAVIOUR_BY_DIGITS.get(`${bin}${last4}`) ?? 'accept';
}
