import type { CalendarDate } from '@muddat/schedule';
import type { Order } from '../../domain/order/order-queries.ts';
import type { ReturnQuote, ReturnRequest } from '../../domain/return/return-queries.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import type { GoodsPhoto } from './goods-photos.machine.ts';
import type { ReturnDraft } from './return-draft.ts';

/** `refusal`: why there is no quote. */
export type ReturnQuoteState = { data: ReturnQuote | undefined; refusal: Refusal | null; isFetching: boolean; refetch: () => unknown };

export type RequestReturnViewProps = {
  order: QueryState<{ data: Order; as_of: CalendarDate }>;
  draft: ReturnDraft;
  photos: readonly GoodsPhoto[];
  /** Null while no goods are selected. */
  quote: ReturnQuoteState | null;
  write: WriteState<ReturnRequest>;
  /** Whether the request was sent, but its outcome is still unknown. */
  isUnknown: boolean;
  orderHref: string;
  /** Address of the page of the order's open return. */
  caseHref: (id: string) => string;
  supportPhone: string;
  onDraft: (draft: ReturnDraft) => void;
  onPhotos: (files: readonly File[]) => void;
  onPhotoRemove: (id: string) => void;
  onAgree: (ask: ReturnRequest) => void;
};
