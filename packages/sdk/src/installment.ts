import { createApi, type MuddatClientOptions } from './client/create-api.ts';
import type { InstallmentApi } from './generated/installment.ts';
import { installmentOperations } from './generated/installment-operations.ts';

export { ApiError, isApiError } from './errors/api-error.ts';
export type * from './generated/installment.ts';

/** The typed client of the installment API alone: stores, products, orders, returns, verification, the limit and checkout. */
export const createInstallmentClient = (options: MuddatClientOptions): InstallmentApi =>
  createApi<InstallmentApi>('installment', installmentOperations, options);
