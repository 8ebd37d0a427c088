import type { Operation } from '../../../core/operation.ts';
import { cancelOrder } from './cancel-order.ts';
import { disputeReturn, withdrawReturn, writeAboutReturn } from './change-return.ts';
import { quoteReturn } from './quote-return.ts';
import { getReturn, getReturnPhoto, listReturns } from './read-returns.ts';
import { requestReturn } from './request-return.ts';

export const returnOperations: readonly Operation[] = [
  cancelOrder,
  quoteReturn,
  requestReturn,
  listReturns,
  getReturn,
  getReturnPhoto,
  writeAboutReturn,
  disputeReturn,
  withdrawReturn,
];
