import type { installment } from '@muddat/sdk/types';
import type { ReactNode } from 'react';
import type { QueryState } from '../../data/loaded.ts';
import type { Downloads } from '../../files/use-download.ts';
import type { WriteState } from '../../refusal/use-write.ts';

export type Kept = installment.components['schemas']['KeptByLaw'];
export type DataCopy = installment.components['schemas']['DataExport'];
export type DeletionPlan = installment.components['schemas']['DeletionPlan'];

export type TrustViewProps = {
  plan: QueryState<DeletionPlan>;
  /** The copy that can be fetched; null where there is none. */
  copy: QueryState<DataCopy | null>;
  copying: WriteState<null>;
  download: Downloads;
  /** The question before the account is deleted is open. */
  isAsking: boolean;
  deleting: WriteState<null>;
  /** The account is deleted, and this is what stays of it. */
  kept: readonly Kept[] | null;
  security: ReactNode;
  onCopy: () => void;
  onAsk: (isAsking: boolean) => void;
  onDelete: () => void;
  onLeave: () => void;
};
