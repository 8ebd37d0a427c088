import type { operations } from './generated/billing.ts';

type EntityQuery = operations['listEntities']['parameters']['query'];

/** The fixed name of this product in billing (spec 9: payment alias). Sent as `billing_reflection_alias`. */
export const PAYMENT_ALIAS = 'muddat' as const satisfies EntityQuery['billing_reflection_alias'];

/** The fixed keys of what one can pay from (spec 9; spec 7: `collection_type`). */
export const PAYMENT_KEYS = { cards: 'bank_card', balance: 'balance' } as const satisfies Record<string, EntityQuery['collection_type']>;
