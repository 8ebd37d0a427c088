import type { billing } from '@muddat/sdk/types';

export type BankCard = billing.components['schemas']['BankCard'];
export type Balance = billing.components['schemas']['Balance'];
/** What the customer owes since a bank took back money that was spent. */
export type Claim = NonNullable<Balance['claim']>;
/** A payment app, such as Payme, by which one can pay. */
export type PaymentApp = Pick<billing.components['schemas']['PaymentSystem'], 'system' | 'name'>;
type Entity = BankCard | Balance;

/** One list of the billing API holds cards or the balance, by what was asked for. */
export const isBankCard = (entity: Entity): entity is BankCard => 'last4' in entity;
export const isBalance = (entity: Entity): entity is Balance => 'available' in entity;
