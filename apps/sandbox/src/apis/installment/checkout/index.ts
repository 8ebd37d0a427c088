import type { Operation } from '../../../core/operation.ts';
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts';
import { checkPromo, getBonuses } from './bonuses-and-promo.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { findCheckout, getCheckout } from './get-checkout.ts';
import { getQuoteContract } from './get-quote-contract.ts';
import { quoteCheckout } from './quote-checkout.ts';

export const checkoutOperations: readonly Operation[] = [
  quoteCheckout,
  getQuoteContract,
  createCheckout,
  findCheckout,
  getCheckout,
  confirmCheckout,
  getBonuses,
  checkPromo,
  listAddresses,
  saveAddress,
  deleteAddress,
];
