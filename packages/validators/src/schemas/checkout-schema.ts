import * as v from 'valibot';
import { type CheckoutCard, checkoutFailures } from '../checkout/checkout-failures.ts';
import { failureText } from '../failure-text.ts';
import { maxLength } from '../rules/lengths.ts';
import { offerAccepted } from '../rules/presence.ts';
import { requiredTextSchema, ruleAction, typeMessage } from './schema-helpers.ts';
import { MESSAGE_MAX, NAME_MAX, optionalTextSchema, singleLineSchema } from './text-schemas.ts';

/** The checkbox of the public offer: any value except true is `offer-not-accepted`. */
export const offerSchema = v.optional(
  v.pipe(
    // Any value passes to the rule, whose code says what is wrong; the type is that of a checkbox.
    v.custom<boolean>(() => true),
    ruleAction<boolean>(offerAccepted),
    v.transform(() => true as const),
  ),
  false,
);

/** Where a customer lives or a parcel goes: region and district by their codes, chosen from the lists; street and house as written. */
export const addressSchema = v.object(
  { region: requiredTextSchema, district: requiredTextSchema, address: singleLineSchema(NAME_MAX) },
  typeMessage,
);

const optionalSumSchema = v.nullish(v.pipe(v.number(typeMessage), v.safeInteger('number'), v.minValue(0, 'minValue?min=0')));
const choiceSchema = <const Choice extends string>(choices: readonly Choice[]) => v.nullish(v.picklist(choices, 'not-valid'));
const optionalChoiceSchema = v.nullish(v.string(typeMessage));

export type CheckoutLimits = {
  /** The customer's saved cards, to validate the chosen one. */
  readonly cards: readonly CheckoutCard[];
  /** The bank whose card the offer requires, by the name on the saved cards; null for any bank. */
  readonly bank: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * An order to place, flat as in a form. Every failure is at the field that fixes it:
 * the basket at `items`, a missing delivery at `delivery`, and so on. Amounts are whole so'm.
 */
export const checkoutSchema = (limits: CheckoutLimits) =>
  v.pipe(
    v.object(
      {
        items: v.array(
          v.object(
            {
              product_id: requiredTextSchema,
              quantity: v.pipe(v.number(typeMessage), v.integer('number'), v.minValue(1, 'minValue?min=1')),
            },
            typeMessage,
          ),
          typeMessage,
        ),
        delivery: choiceSchema(['delivery', 'pickup']),
        region: optionalChoiceSchema,
        district: optionalChoiceSchema,
        address: optionalChoiceSchema,
        pickup_point: optionalChoiceSchema,
        order_type: choiceSchema(['full', 'installment']),
        payment: choiceSchema(['bank_card', 'balance', 'payment_app', 'cash']),
        month: v.nullish(v.pipe(v.number(typeMessage), v.integer('number'), v.minValue(1, 'minValue?min=1'))),
        initial_fee: optionalSumSchema,
        card: optionalChoiceSchema,
        promo_code: optionalTextSchema((text) => maxLength(text, 64)),
        bonus: optionalSumSchema,
        comment: optionalTextSchema((text) => maxLength(text, MESSAGE_MAX)),
        offer_accepted: offerSchema,
      },
      typeMessage,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, failure] of checkoutFailures(input, limits)) {
        addIssue({
          message: failureText(failure),
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
        });
      }
    }),
  );
