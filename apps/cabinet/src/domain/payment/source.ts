import * as v from 'valibot';

/** The source of a payment. A new source also needs its fields in `sourceRequestFields` and a value in `source-choice.ts`. */
export const sourceSchema = v.variant('type', [
  v.object({ type: v.literal('bank_card'), entityId: v.string() }),
  v.object({ type: v.literal('balance') }),
  /** The balance and a card together: the card pays what the balance does not. */
  v.object({ type: v.literal('split'), entityId: v.string(), fromBalance: v.pipe(v.number(), v.integer()) }),
  /** A payment app, such as Payme or Click: the customer pays there and returns. */
  v.object({ type: v.literal('payment_app'), system: v.string() }),
]);

export type PaymentSource = v.InferOutput<typeof sourceSchema>;
/** A source that the billing API charges itself; a payment app is opened by a link instead. */
type DirectSource = Exclude<PaymentSource, { type: 'payment_app' }>;

/** The source in the format of the billing API. */
export function sourceRequestFields(source: DirectSource, amount: number) {
  switch (source.type) {
    case 'bank_card':
      return { source: { type: source.type, entity_id: source.entityId } };
    case 'balance':
      return { source: { type: source.type } };
    case 'split':
      return {
        sources: [
          { type: 'bank_card' as const, entity_id: source.entityId, amount: amount - source.fromBalance },
          { type: 'balance' as const, amount: source.fromBalance },
        ],
      };
  }
}
