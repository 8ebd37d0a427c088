import { createApi, type MuddatClientOptions } from './client/create-api.ts';
import type { MobileApi } from './generated/mobile.ts';
import { mobileOperations } from './generated/mobile-operations.ts';

export { ApiError, isApiError } from './errors/api-error.ts';
export type * from './generated/mobile.ts';

/** The typed client of the mobile API alone: reference texts and lists. */
export const createMobileClient = (options: MuddatClientOptions): MobileApi => createApi<MobileApi>('mobile', mobileOperations, options);
