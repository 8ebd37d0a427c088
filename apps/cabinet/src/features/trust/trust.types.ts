import type { installment } from '@muddat/sdk/types';

export type Kept = installment.components['schemas']['KeptByLaw'];
export type DataCopy = installment.components['schemas']['DataExport'];
export type DeletionPlan = installment.components['schemas']['DeletionPlan'];
