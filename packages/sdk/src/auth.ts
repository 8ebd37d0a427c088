import { createApi, type MuddatClientOptions } from './client/create-api.ts';
import type { AuthApi } from './generated/auth.ts';
import { authOperations } from './generated/auth-operations.ts';

export { ApiError, isApiError } from './errors/api-error.ts';
export type * from './generated/auth.ts';

/** The typed client of the auth API alone: tokens, one-time codes, passwords, passkeys and the customer's own account. */
export const createAuthClient = (options: MuddatClientOptions): AuthApi => createApi<AuthApi>('auth', authOperations, options);
