import { useLingui } from '@lingui/react/macro';
import { browserBasket, chooseTerm, useChosenTerm } from '@muddat/app-shell/basket';
import { isApiError } from '@muddat/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Draft } from '../../checkout-draft/draft.ts';
import { forgetDraft, keepDraft, readDraft } from '../../checkout-draft/draft-store.ts';
import { CUSTOMER_KEY, cardsQuery } from '../../data/queries.ts';
import { PageSkeleton } from '../../frame/page-skeleton.tsx';
import { SectionError } from '../../frame/section-error.tsx';
import { browserStore } from '../../payment/browser-store.ts';
import { useRefusalOf } from '../../refusal/use-refusal-of.ts';
import type { Quote } from './checkout.types.ts';
import { CheckoutView } from './checkout.view.tsx';
import {
  addressesQuery,
  basketQuery,
  bonusesQuery,
  branchesQuery,
  checkedQuery,
  contractQuery,
  districtsQuery,
  quoteQuery,
} from './checkout-queries.ts';
import { ContractToRead } from './contract-to-read.tsx';
import { NewCard } from './new-card.tsx';
import { orderedItems, orderedStores, possibleDraft } from './possible-draft.ts';
import { quoteChanges } from './quote-changes.ts';
import { wantedQuote } from './quote-request.ts';
import { quoteStateOf } from './quote-state.ts';
import { SaveAddress } from './save-address.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { usePlacedOrders } from './use-placed-orders.ts';
import { usePlacing } from './use-placing.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  customer: string;
  /** The checkout that the address names. */
  checkoutId: string | undefined;
  onNamed: (checkoutId: string | null) => void;
};

/** What the backend says beside the codes of a refused quote. */
const besideSchema = v.object({
  initial_fee_min: v.fallback(v.nullable(v.number()), null),
  bank: v.fallback(v.nullable(v.string()), null),
});

/** While somebody types, the sums wait this long. */
const SETTLED_MS = 500;

/** From the basket to placed orders, bound to the browser: what is filled in, the quote of it, and the signature. */
export function CheckoutController({ customer, checkoutId, onNamed }: Props) {
  const { t } = useLingui();
  const { api, locale, readable } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const errorsOf = useFieldErrors();
  const [store] = useState(browserStore);
  const [filled, setFilled] = useState<Draft>(() => readDraft(store, customer, Date.now()));
  const term = useChosenTerm();
  const [accepted, setAccepted] = useState(false);
  /** What the customer signed; what has changed since is told against it. */
  const [agreed, setAgreed] = useState<Quote | null>(null);
  const [pressed, setPressed] = useState(false);

  const control = usePlacing({
    api,
    customer,
    store,
    readable,
    checkoutId,
    onNamed,
    onPlaced: () => {
      forgetDraft(store);
      chooseTerm(null);
      // What was bought is no longer in the account's basket, which the menu counts.
      browserBasket().refresh();
      void queryClient.invalidateQueries({ queryKey: [CUSTOMER_KEY] });
    },
  });
  const state = usePlacedOrders(api, control.state);

  const basket = useQuery(basketQuery(api));
  const items = useMemo(() => basket.data ?? [], [basket.data]);
  const checked = useQuery(checkedQuery(api, items));
  const stores = useMemo(() => checked.data?.stores ?? [], [checked.data]);
  const ordered = useMemo(() => orderedStores(stores, filled.onlyStore), [stores, filled.onlyStore]);
  const bought = useMemo(() => orderedItems(items, stores, ordered), [items, stores, ordered]);
  const soleStore = ordered.length === 1 ? (ordered[0]?.store.id ?? null) : null;
  const branches = useQuery(branchesQuery(api, filled.kind === 'pickup' ? soleStore : null));
  // The latest term that the customer pressed, here or on the way here, is the one.
  const draft = useMemo(
    () => possibleDraft({ ...filled, months: term ?? filled.months }, checked.data && ordered, branches.data),
    [filled, term, checked.data, ordered, branches.data],
  );
  const districts = useQuery(districtsQuery(api));
  const cards = useQuery(cardsQuery(api));
  const bonuses = useQuery(bonusesQuery(api));
  const addresses = useQuery(addressesQuery(api));

  const settled = useSettled(draft, SETTLED_MS);
  const wanted = useMemo(() => wantedQuote(bought, settled), [bought, settled]);
  const request = wanted.kind === 'ready' ? wanted.request : null;
  const quote = useQuery(quoteQuery(api, request));
  const refusal = quote.error === null ? null : refusalOf(quote.error);
  const refused = state.kind === 'form' ? state.refusal : null;
  const hasChanged = refused?.code === 'quote_changed';
  /** The sums are those that were signed: a refusal of the order is about them, and about no later ones. */
  const isSigned = agreed !== null && quote.data?.quote_id === agreed.quote_id;
  const quoteState = quoteStateOf({
    wanted: request !== null,
    isStale: settled !== draft || quote.isPlaceholderData || (hasChanged && isSigned),
    data: quote.data,
    refusal,
    isFetching: quote.isFetching,
    retry: () => void quote.refetch(),
  });

  const { refetch } = quote;
  useEffect(() => {
    if (!hasChanged) return;
    setAccepted(false);
    void refetch();
  }, [hasChanged, refetch]);

  const areGoodsRefused = Object.keys(refusal?.fields ?? {}).some((name) => name.startsWith('items.'));
  const checkAgain = checked.refetch;
  useEffect(() => {
    // Which of them it is stands beside the goods.
    if (areGoodsRefused) void checkAgain();
  }, [areGoodsRefused, checkAgain]);

  const contract = useContract(quoteState.kind === 'ready' ? quoteState.quote.quote_id : null);

  const isFilling = state.kind === 'form' || state.kind === 'creating';
  // What came once stays: a basket that changes or fails behind a code or a half typed card takes neither away.
  const failed = basket.data === undefined ? basket.error : items.length > 0 && checked.data === undefined ? checked.error : null;
  if (isFilling && failed !== null) {
    return (
      <SectionError
        title={t({ message: 'Не удалось открыть корзину', comment: 'Checkout: the basket could not be loaded' })}
        error={failed}
        onRetry={() => void (basket.data === undefined ? basket.refetch() : checked.refetch())}
        retrying={basket.isFetching || checked.isFetching}
      />
    );
  }
  if (isFilling && (basket.isPending || (items.length > 0 && checked.isPending))) return <PageSkeleton />;

  const missing = wanted.kind === 'missing' && pressed ? wanted.fields : {};
  const beside = v.safeParse(besideSchema, isApiError(quote.error) ? quote.error.data : null);
  const sums = { leastFee: beside.success ? beside.output.initial_fee_min : null, bank: beside.success ? beside.output.bank : null };
  const refusals = [isSigned && !hasChanged ? refused : null, quoteState.kind === 'refused' ? quoteState.refusal : null];
  const errors = errorsOf({
    codes: {
      ...Object.fromEntries(refusals.flatMap((told) => Object.entries(told?.fields ?? {}))),
      ...missing,
      ...(pressed && !accepted ? { offer: 'required' } : {}),
    },
    ...sums,
  });
  // What has no place in the form is told above the button.
  const unplaced = refusals.find((told) => told !== null && Object.keys(errorsOf({ codes: told.fields, ...sums })).length === 0) ?? null;

  const kept = addresses.data ?? [];
  const onDraft = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setFilled(next);
    if (change.months) chooseTerm(change.months);
    keepDraft(store, customer, next, Date.now());
  };
  return (
    <CheckoutView
      locale={locale}
      control={{ ...control, state }}
      form={{
        draft,
        stores,
        ordered,
        gone: checked.data?.gone.length ?? 0,
        districts,
        branches,
        cards,
        today: checked.data?.as_of,
        bonuses: bonuses.data ?? 0,
        quote: quoteState,
        errors,
        changes: hasChanged && agreed !== null && quoteState.kind === 'ready' ? quoteChanges(agreed, quoteState.quote) : null,
        refusal: unplaced,
        accepted,
        pending: state.kind === 'creating',
      }}
      actions={{
        onDraft,
        onAccepted: setAccepted,
        onSubmit: () => {
          setPressed(true);
          if (quoteState.kind !== 'ready' || !accepted) return;
          const comment = draft.comment.trim();
          setAgreed(quoteState.quote);
          control.submit({
            quote_id: quoteState.quote.quote_id,
            offer_accepted: true,
            offer_version: quoteState.quote.offer_version,
            ...(comment === '' ? {} : { comment }),
          });
        },
      }}
      contract={contract}
      addressBook={{
        saved: (
          <SavedAddresses
            addresses={kept}
            onChosen={({ region_id, district_id, address }) => onDraft({ regionId: region_id, districtId: district_id, address })}
          />
        ),
        save: <SaveAddress draft={draft} addresses={kept} />,
      }}
      left={basket.isFetching ? 0 : items.reduce((sum, { quantity }) => sum + quantity, 0)}
      newCard={<NewCard onAdded={(cardId) => onDraft({ cardId })} />}
    />
  );
}

/** The contract of the present quote, fetched once it is opened. */
function useContract(quoteId: string | null) {
  const { api } = useRouteContext({ from: '__root__' });
  const [opened, setOpened] = useState(false);
  const contract = useQuery({ ...contractQuery(api, quoteId ?? ''), enabled: opened && quoteId !== null });
  return <ContractToRead contract={contract} onOpen={() => setOpened(true)} />;
}
