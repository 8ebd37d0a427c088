import * as v from 'valibot';

/** Where the money of a payment comes from. A new source gets a row here, its fields below, and a choice in `source-choice.ts`. */
export const sourceSchema = v.variant('type', [
  v.object({ type: v.literal('bank_card'), entityId: v.string() }),
  v.object({ type: v.literal('balance') }),
]);

export type PaymentSource = v.InferOutput<typeof sourceSchema>;

/** The source as the billing API takes it. */
export function sourceFields(source: PaymentSource) {
  switch (source.type) {
    case 'bank_card':
      return { type: source.type, entity_id: source.entityId };
    case 'balance':
      return { type: source.type };
  }
}
