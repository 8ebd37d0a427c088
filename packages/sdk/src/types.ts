/** The wire's types by API, from the contracts: `billing.components['schemas']['Payment']`, `auth.operations['createToken']`. */
export type * as auth from './generated/auth.ts';
export type * as billing from './generated/billing.ts';
export type * as builder from './generated/builder.ts';
export type * as gateway from './generated/gateway.ts';
export type * as installment from './generated/installment.ts';
export type * as mobile from './generated/mobile.ts';
