import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export type Verification = installment.components['schemas']['Verification'];
export type VerificationStep = installment.components['schemas']['VerificationStep'];
export type VerificationStepName = VerificationStep['step'];
export type VerificationPerson = installment.components['schemas']['VerificationPerson'];
export type Contact = installment.components['schemas']['Contact'];

/** The customer's identity verification: its status, and the state of each step with the reason of a refusal. */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('verification'),
    queryFn: async ({ signal }) => (await api.installment.getVerification({}, { signal })).data,
  });
