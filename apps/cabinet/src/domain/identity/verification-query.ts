import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerKey } from '../customer/keys.ts';

export type Verification = installment.components['schemas']['Verification'];
export type VerificationStep = installment.components['schemas']['VerificationStep'];
export type VerificationStepName = VerificationStep['step'];
export type VerificationPerson = installment.components['schemas']['VerificationPerson'];
export type Contact = installment.components['schemas']['Contact'];

/** The state of the identity verification and of each of its steps. */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('verification'),
    queryFn: async ({ signal }) => (await api.installment.getVerification({}, { signal })).data,
  });
