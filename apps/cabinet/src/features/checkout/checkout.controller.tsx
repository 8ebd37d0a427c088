import { useLingui } from '@lingui/react/macro';
import { browserBasket, saveChosenTerm } from '@muddat/app-shell/basket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { clearCheckoutDraft, readCheckoutDraft, saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { CUSTOMER_QUERY_KEY } from '../../domain/customer/keys.ts';
import { localStorageOrMemory } from '../../shared/device/browser-store.ts';
import { useStepFocus } from '../../shared/page/focus-heading.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { Quote } from './checkout.types.ts';
import { CheckoutView } from './checkout.view.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { contractQuery } from './checkout-queries.ts';
import { checkoutStepOf } from './checkout-step.ts';
import { ContractDetails } from './contract-details.tsx';
import { NewCard } from './new-card.tsx';
import { quoteChanges } from './quote-changes.ts';
import { SaveAddressForm } from './save-address-form.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useCheckoutData, usePlacedOrders } from './use-checkout-data.ts';
import { useCheckoutFieldErrors } from './use-checkout-field-errors.ts';
import { useOrderPlacement } from './use-order-placement.ts';
import { usePlacedDetails } from './use-placed-details.ts';
import { useQuote } from './use-quote.ts';
import { useSignButton } from './use-signing.ts';

type Props = {
  customer: string;
  /** The id of the checkout in the URL. */
  checkoutId: string | undefined;
  /** The initial fee that the customer chose in the basket; null if none. */
  chosenFee?: number | null;
  onCheckoutId: (checkoutId: string | null) => void;
};

/** The checkout from the basket to the placed orders. Connects the form, its quote and the signature to the browser and the API. */
export function CheckoutController({ customer, checkoutId, chosenFee = null, onCheckoutId }: Props) {
  const { t } = useLingui();
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const errorsOf = useCheckoutFieldErrors();
  const [store] = useState(localStorageOrMemory);
  const [filled, setFilled] = useState<CheckoutDraft>(() => {
    const stored = readCheckoutDraft(store, customer, Date.now());
    // The plan of the basket is for all its stores, in instalments.
    return chosenFee === null
      ? stored
      : { ...stored, orderType: null, cash: false, onlyStore: null, initialFee: chosenFee, feeBasket: null };
  });
  const [accepted, setAccepted] = useState(false);
  /** The quote that the customer accepted on submit. If the server answers `quote_changed`, the page lists how the new quote differs. */
  const [acceptedQuote, setAcceptedQuote] = useState<Quote | null>(null);

  const control = useOrderPlacement({
    api,
    customer,
    store,
    transliterate: transliterate,
    checkoutId,
    onCheckoutId,
    onPlaced: () => {
      clearCheckoutDraft(store);
      saveChosenTerm(null);
      // The account's basket no longer contains the bought goods, so refresh the count in the menu.
      browserBasket().refresh();
      void queryClient.invalidateQueries({ queryKey: [CUSTOMER_QUERY_KEY] });
    },
  });
  const state = usePlacedOrders(api, control.state);
  const placed = usePlacedDetails(api, state);
  useStepFocus(checkoutStepOf(state));

  const data = useCheckoutData(api, filled);
  const { basket, items, checked, basketKey, bought: itemsToOrder, draft } = data;
  const onDraft = (change: Partial<CheckoutDraft>) => {
    const next = { ...filled, ...addressFilledIn(draft, change), ...('initialFee' in change ? { feeBasket: basketKey } : {}), ...change };
    setFilled(next);
    if (change.months) saveChosenTerm(change.months);
    saveCheckoutDraft(store, customer, next, Date.now());
  };
  const takeChosenFee = useEffectEvent(() => {
    onDraft({ initialFee: chosenFee });
    onCheckoutId(null);
  });
  useEffect(() => {
    // From now on the fee is a field of the form: the address must not bring it back after the customer has changed it.
    if (chosenFee !== null && basketKey !== null) takeChosenFee();
  }, [chosenFee, basketKey]);
  const refused = state.kind === 'form' ? state.refusal : null;
  const hasChanged = refused?.code === 'quote_changed';
  const quote = useQuote({ api, itemsToOrder, draft, basketKey, acceptedQuote, hasChanged });
  const { state: quoteState, isSigned, refetch } = quote;
  // The only store of an order needs no name, and its goods can be collected.
  const details = data.ordered.length > 1 ? quote.details : { ...quote.details, storesWithoutDelivery: [] };

  useEffect(() => {
    if (!hasChanged) return;
    setAccepted(false);
    void refetch();
  }, [hasChanged, refetch]);

  const areGoodsRefused = Object.keys(quote.refusal?.fields ?? {}).some((name) => name.startsWith('items.'));
  const checkAgain = checked.refetch;
  useEffect(() => {
    // Check the basket again: its response says which product is refused, and the goods section shows it.
    if (areGoodsRefused) void checkAgain();
  }, [areGoodsRefused, checkAgain]);

  const signing = useSignButton({
    draft,
    quote: quoteState,
    accepted,
    refusal: refused,
    onSign: (signed) => {
      const comment = draft.comment.trim();
      setAcceptedQuote(signed);
      control.submit({
        quote_id: signed.quote_id,
        offer_accepted: true,
        offer_version: signed.offer_version,
        ...(comment === '' ? {} : { comment }),
      });
    },
  });
  const { pressed } = signing;
  const contract = useContract(quoteState.kind === 'ready' ? quoteState.quote.quote_id : null);

  const isFilling = state.kind === 'form' || state.kind === 'creating';
  // Show an error only if the data were never loaded. A basket that changes or fails later must not close a code step or a form with a
  // half-typed card.
  const failed = basket.data === undefined ? basket.error : items.length > 0 && checked.data === undefined ? checked.error : null;
  const refusals = [isSigned && !hasChanged ? refused : null, quoteState.kind === 'refused' ? quoteState.refusal : null];
  const errors = errorsOf(
    {
      ...Object.fromEntries(refusals.flatMap((told) => Object.entries(told?.fields ?? {}))),
      ...(pressed ? quote.missing : {}),
      ...(pressed && !accepted ? { offer: 'required' } : {}),
    },
    details,
  );
  // A refusal that belongs to no field of the form is shown above the button.
  const unplaced = refusals.find((refusal) => refusal !== null && Object.keys(errorsOf(refusal.fields, details)).length === 0) ?? null;

  const kept = data.addresses.data ?? [];
  const body = () => {
    if (isFilling && failed !== null) {
      return (
        <SectionError
          title={t({ message: 'Не удалось загрузить корзину', comment: 'Checkout: the basket could not be loaded' })}
          error={failed}
          onRetry={() => void (basket.data === undefined ? basket.refetch() : checked.refetch())}
          retrying={basket.isFetching || checked.isFetching}
        />
      );
    }
    if (isFilling && (basket.isPending || (items.length > 0 && checked.isPending))) return <PageSkeleton />;
    return (
      <CheckoutView
        locale={locale}
        control={{ ...control, state }}
        form={{
          ...data,
          unavailableCount: checked.data?.gone.length ?? 0,
          today: checked.data?.as_of,
          bonuses: data.bonuses.data ?? 0,
          quote: quoteState,
          isPlanCarried: filled.orderType === null && draft.orderType !== null,
          minInitialFee: details.minInitialFee,
          errors,
          changes:
            hasChanged && acceptedQuote !== null && quoteState.kind === 'ready' ? quoteChanges(acceptedQuote, quoteState.quote) : null,
          refusal: unplaced,
          accepted,
          earlyPress: signing.earlyPress,
          pending: state.kind === 'creating' || signing.earlyPress === 'counting',
        }}
        formRef={signing.form}
        actions={{ onDraft, onAccepted: setAccepted, onSubmit: signing.press }}
        contract={contract}
        addressBook={{
          saved: (
            <SavedAddresses
              addresses={kept}
              onChosen={({ region_id, district_id, address }) => onDraft({ regionId: region_id, districtId: district_id, address })}
            />
          ),
          save: <SaveAddressForm draft={draft} addresses={kept} />,
        }}
        goodsLeftInBasket={basket.isFetching ? 0 : items.reduce((sum, { quantity }) => sum + quantity, 0)}
        placed={placed}
        newCard={<NewCard onAdded={(cardId) => onDraft({ cardId })} />}
      />
    );
  };
  return (
    <>
      <CheckoutHeader step={checkoutStepOf(state)} {...(state.kind === 'placed' ? { orders: state.checkout.orders.length } : {})} />
      {body()}
    </>
  );
}

/**
 * The only address that the form filled in, once the customer edits a part of it. What else the form fills in is not stored as the customer's
 * choice: other stores, branches or cards may leave a choice.
 */
const addressFilledIn = ({ regionId, districtId, address }: CheckoutDraft, change: Partial<CheckoutDraft>): Partial<CheckoutDraft> =>
  'regionId' in change || 'districtId' in change || 'address' in change ? { regionId, districtId, address } : {};

/** The contract of the current quote, fetched when the customer opens it. */
function useContract(quoteId: string | null) {
  const { api } = useRouteContext({ from: '__root__' });
  const [opened, setOpened] = useState(false);
  const contract = useQuery({ ...contractQuery(api, quoteId ?? ''), enabled: opened && quoteId !== null });
  return <ContractDetails contract={contract} onOpen={() => setOpened(true)} />;
}
