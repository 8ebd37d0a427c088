/** The five APIs of the portal's backend. */
export const API_NAMES = ['auth', 'installment', 'mobile', 'builder', 'billing'] as const;
export type ApiName = (typeof API_NAMES)[number];
