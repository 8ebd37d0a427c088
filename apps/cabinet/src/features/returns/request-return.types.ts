import type { QueryState } from '../../data/loaded.ts';
import type { Order } from '../../data/queries.ts';
import type { ReturnAsk, ReturnQuote } from '../../data/return-queries.ts';
import type { Refusal } from '../../refusal/refusal.ts';
import type { WriteState } from '../../refusal/use-write.ts';
import type { GoodsPhoto } from './goods-photos.machine.ts';
import type { ReturnDraft } from './return-draft.ts';

/** `refusal`: why there is no quote. */
export type QuoteState = { data: ReturnQuote | undefined; refusal: Refusal | null; isFetching: boolean; refetch: () => unknown };

export type RequestReturnViewProps = {
  order: QueryState<{ data: Order; as_of: string }>;
  draft: ReturnDraft;
  photos: readonly GoodsPhoto[];
  /** Null while nothing is chosen. */
  quote: QuoteState | null;
  write: WriteState<ReturnAsk>;
  /** It was sent, and nobody knows yet what became of it. */
  isUnknown: boolean;
  orderHref: string;
  /** Of the return of this order that is open. */
  caseHref: (id: string) => string;
  supportPhone: string;
  onDraft: (draft: ReturnDraft) => void;
  onPhotos: (files: readonly File[]) => void;
  onPhotoRemove: (id: string) => void;
  onAgree: (ask: ReturnAsk) => void;
};
