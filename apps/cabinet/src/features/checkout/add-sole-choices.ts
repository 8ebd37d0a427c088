import type { CalendarDate } from '@muddat/schedule';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { isCardExpired } from '../../domain/card/use-card-option.tsx';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { chosenOrOnly } from '../../shared/choice/chosen-or-only.ts';
import { commonTermsOf } from './common-terms.ts';
import type { CheckedStore, SavedAddress, StoreBranch } from './form-state.ts';

type Options = {
  stores: readonly CheckedStore[];
  branches: readonly StoreBranch[] | undefined;
  cards: readonly BankCard[] | undefined;
  addresses: readonly SavedAddress[] | undefined;
  today: CalendarDate | undefined;
};

/**
 * The draft with what the customer has no choice about: the only way of delivery, branch, saved address, term or card. A term that the
 * customer chose on an earlier page also says that the goods are paid in instalments.
 */
export function addSoleChoices(draft: CheckoutDraft, { stores, branches = [], cards = [], addresses = [], today }: Options): CheckoutDraft {
  const kind = chosenOrOnly<'delivery' | 'pickup'>(draft.kind, stores.length > 1 ? ['delivery'] : ['delivery', 'pickup']);
  const orderType = draft.orderType ?? (draft.months === null ? null : 'installment');
  const terms = orderType === 'installment' ? commonTermsOf(stores).map(({ months }) => months) : [];
  const payable = cards.filter((card) => !isCardExpired(card, today)).map(({ entity_id }) => entity_id);
  const isExpired = cards.some((card) => card.entity_id === draft.cardId && isCardExpired(card, today));
  const isUntouched = draft.regionId === null && draft.districtId === null && draft.address === '';
  const address = kind === 'delivery' && isUntouched ? chosenOrOnly(null, addresses) : null;
  return {
    ...draft,
    kind,
    orderType,
    months: chosenOrOnly(draft.months, terms),
    addressId:
      kind === 'pickup'
        ? chosenOrOnly(
            draft.addressId,
            branches.map(({ id }) => id),
          )
        : draft.addressId,
    // A card that was just added is not in the list yet.
    cardId: chosenOrOnly(isExpired ? null : draft.cardId, payable),
    ...(address === null ? {} : { regionId: address.region_id, districtId: address.district_id, address: address.address }),
  };
}
