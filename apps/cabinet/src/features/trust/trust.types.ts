import type { installment } from '@muddat/sdk/types';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';

export type RetainedData = installment.components['schemas']['KeptByLaw'];
export type DataCopy = installment.components['schemas']['DataExport'];
type Deletion = installment.components['schemas']['Deletion'];
export type DeletionPlan = installment.components['schemas']['DeletionPlan'];

export type TrustViewProps = {
  plan: QueryState<DeletionPlan>;
  /** The copy that can be downloaded; null if there is none. */
  copy: QueryState<DataCopy | null>;
  copying: WriteState<null>;
  download: DownloadControl;
  /** Whether the dialog that confirms the deletion is open. */
  isConfirming: boolean;
  deleting: WriteState<null>;
  /** Set once the customer has deleted the account on this page: when it will be erased, and which data the law keeps. */
  closed: Pick<Deletion, 'erased_at' | 'kept'> | null;
  undoing: WriteState<null>;
  securityHref: string;
  onCopy: () => void;
  onConfirmingChange: (isConfirming: boolean) => void;
  onDelete: () => void;
  onUndo: () => void;
  onLeave: () => void;
};
