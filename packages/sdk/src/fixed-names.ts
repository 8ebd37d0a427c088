import type { operations } from './generated/billing.ts';

/** The five APIs of the portal's backend. */
export const API_NAMES = ['auth', 'installment', 'mobile', 'builder', 'billing'] as const;
export type ApiName = (typeof API_NAMES)[number];

type EntityQuery = operations['listEntities']['parameters']['query'];

/** The fixed name of this product in billing. Sent as `billing_reflection_alias`. */
export const PAYMENT_ALIAS = 'muddat' as const satisfies EntityQuery['billing_reflection_alias'];

/** The fixed keys of what one can pay from, as `collection_type`. */
export const PAYMENT_KEYS = { cards: 'bank_card', balance: 'balance' } as const satisfies Record<string, EntityQuery['collection_type']>;
