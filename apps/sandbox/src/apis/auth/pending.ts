import type { Operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';

/** In the contract, and not answered yet. */
export const pending: readonly Operation[] = ['listPasskeys', 'addPasskey', 'passkeyOptions', 'deletePasskey', 'passkeySignInOptions'].map(
  (operationId) => ({
    api: 'auth',
    operationId,
    run: () => Promise.reject(new Problem('internal')),
  }),
);
