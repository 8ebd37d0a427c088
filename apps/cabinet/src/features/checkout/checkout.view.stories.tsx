import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { IDLE_CONFIRM_STATE } from '../../shared/confirm-action/confirm-action.machine.ts';
import { CHECKED_STORE, CHECKOUT_QUOTE, DISTRICTS, ORDERS_TO_SIGN, OTHER_CHECKED_STORE, STORE_BRANCH } from '../../testing/checkout.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { CheckoutView } from './checkout.view.tsx';
import { ContractDetails } from './contract-details.tsx';
import type { CheckoutFormState } from './form-state.ts';
import { NewCard } from './new-card.tsx';
import type { OrderPlacementState } from './order-placement.machine.ts';
import { SavedAddressesView } from './saved-addresses.tsx';
import type { OrderPlacementControl } from './use-order-placement.ts';

const translations = {
  'Смартфон Samsung A255, 256 ГБ': 'Samsung A255 smartfoni, 256 GB',
  'Рубашка льняная': 'Zigʻir koʻylak',
  'Самаркандская область': 'Samarqand viloyati',
  'город Ташкент': 'Toshkent shahri',
  'Юнусабадский район': 'Yunusobod tumani',
  'Учтепинский район': 'Uchtepa tumani',
  'город Самарканд': 'Samarqand shahri',
  'ул. Бабура, 12': 'Bobur koʻchasi, 12',
  'ул. Бабура, 1': 'Bobur koʻchasi, 1',
  'Договор рассрочки': 'Muddatli toʻlov shartnomasi',
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
};

const nothing = () => undefined;
const controlAt = (state: OrderPlacementState): OrderPlacementControl => ({
  state,
  submit: nothing,
  enterCode: nothing,
  resend: nothing,
  startOver: nothing,
});
const ADDRESS = { id: 'addr_1', name: null, region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' };
const SAVED = (
  <SavedAddressesView
    addresses={[ADDRESS]}
    removal={IDLE_CONFIRM_STATE}
    onChosen={nothing}
    onRemove={nothing}
    onConfirm={nothing}
    onCancel={nothing}
  />
);
const [PHONE] = CHECKED_STORE.items;
const NO_LONGER_THERE = { ...CHECKED_STORE, items: PHONE === undefined ? [] : [{ ...PHONE, state: 'sold_out' as const, available: 0 }] };
const FORM = controlAt({ kind: 'form', refusal: null });

const FILLED = {
  ...EMPTY_CHECKOUT_DRAFT,
  kind: 'delivery' as const,
  regionId: '1726',
  districtId: '1726294',
  address: 'ул. Бабура, 1',
  orderType: 'installment' as const,
  months: 3,
  initialFee: 235_000,
  cardId: SAVED_CARD.entity_id,
};
const form: CheckoutFormState = {
  draft: FILLED,
  stores: [CHECKED_STORE],
  ordered: [CHECKED_STORE],
  unavailableCount: 0,
  districts: loadedQuery(DISTRICTS),
  branches: loadedQuery([STORE_BRANCH]),
  cards: loadedQuery([SAVED_CARD]),
  today: '2026-11-24',
  bonuses: 42_000,
  quote: { kind: 'ready', quote: CHECKOUT_QUOTE },
  isPlanCarried: false,
  minInitialFee: null,
  errors: {},
  changes: null,
  refusal: null,
  claim: undefined,
  accepted: false,
  earlyPress: null,
  pending: false,
};
const withForm = (change: Partial<CheckoutFormState>): Story => ({ args: { form: { ...form, ...change } } });

const meta = {
  title: 'Cabinet/Checkout',
  component: CheckoutView,
  decorators: [withStoryMessages],
  // An autodocs page would render the form many times.
  tags: ['!autodocs'],
  args: {
    locale: 'ru',
    control: FORM,
    form,
    actions: { onDraft: nothing, onAccepted: nothing, onSubmit: nothing },
    addressBook: { saved: SAVED, save: null },
    goodsLeftInBasket: 0,
    placed: { orders: [], limit: null },
    newCard: <NewCard onAdded={nothing} />,
    contract: <ContractDetails contract={loadedQuery('Договор рассрочки')} onOpen={nothing} />,
  },
  parameters: { words: translations },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = withForm({ draft: EMPTY_CHECKOUT_DRAFT, quote: { kind: 'none' } });

/** The customer chose the term in the basket: the checkout shows its plan, and the section of the terms is folded. */
export const PlanFromBasket: Story = withForm({
  draft: { ...EMPTY_CHECKOUT_DRAFT, orderType: 'installment', months: 3 },
  quote: { kind: 'none' },
  isPlanCarried: true,
});

/** One press fills in the least initial fee. */
export const LimitTooSmall: Story = withForm({
  quote: { kind: 'refused', quote: null, refusal: refusalWith('validation_failed', '', { fields: { initial_fee: 'limit_exceeded' } }) },
  errors: { initial_fee: 'Лимита не хватает: внесите сразу хотя бы 500 000 сум' },
  minInitialFee: 500_000,
});
LimitTooSmall.parameters = {
  words: {
    ...translations,
    'Лимита не хватает: внесите сразу хотя бы 500 000 сум': 'Limit yetarli emas: kamida 500 000 soʻm boshlangʻich toʻlov kiriting',
  },
};

export const Counting: Story = withForm({ quote: { kind: 'counting', quote: CHECKOUT_QUOTE } });

/** The customer pressed the button before the sums were calculated. */
export const PressedEarly: Story = withForm({
  accepted: true,
  earlyPress: 'counting',
  pending: true,
  quote: { kind: 'counting', quote: CHECKOUT_QUOTE },
});

export const CountedAfterPress: Story = withForm({ accepted: true, earlyPress: 'counted' });

export const NotCounted: Story = withForm({ quote: { kind: 'failed', quote: null, retry: nothing } });

export const Loading: Story = withForm({ districts: LOADING_QUERY, cards: LOADING_QUERY, quote: { kind: 'counting', quote: null } });

export const NothingLoaded: Story = withForm({ districts: FAILED_QUERY, cards: FAILED_QUERY, quote: { kind: 'none' } });

export const BranchesNotLoaded: Story = withForm({ draft: { ...FILLED, kind: 'pickup' }, branches: FAILED_QUERY });

export const Pickup: Story = withForm({ draft: { ...FILLED, kind: 'pickup', addressId: STORE_BRANCH.id } });

export const InCash: Story = withForm({ draft: { ...FILLED, orderType: 'full', cash: true } });

export const TwoStores: Story = withForm({ stores: [CHECKED_STORE, OTHER_CHECKED_STORE], ordered: [CHECKED_STORE, OTHER_CHECKED_STORE] });

export const OneOfTwoStores: Story = withForm({ stores: [CHECKED_STORE, OTHER_CHECKED_STORE] });

export const GoodsThatCannotBeHad: Story = withForm({ ordered: [NO_LONGER_THERE], unavailableCount: 1 });

export const NoLimit: Story = withForm({
  quote: { kind: 'refused', quote: null, refusal: refusalWith('validation_failed', '', { fields: { order_type: 'limit_required' } }) },
});

export const EveryFieldWrong: Story = withForm({
  draft: { ...FILLED, kind: 'delivery' },
  quote: { kind: 'none' },
  errors: {
    'delivery.region_id': 'Выберите регион',
    'delivery.district_id': 'Выберите район',
    'delivery.address': 'Напишите улицу, дом и квартиру',
    months: 'Выберите срок рассрочки',
    initial_fee: 'Первый взнос должен быть меньше цены заказа',
    card_entity_id: 'Выберите карту или добавьте новую',
    promo_code: 'Срок промокода истёк. Введите другой или оставьте поле пустым',
    bonus: 'Столько бонусов у вас нет. Уменьшите сумму',
    offer: 'Примите условия публичной оферты',
  },
});
EveryFieldWrong.parameters = {
  words: {
    ...translations,
    'Выберите регион': 'Hududni tanlang',
    'Выберите район': 'Tumanni tanlang',
    'Напишите улицу, дом и квартиру': 'Koʻcha, uy va xonadonni yozing',
    'Выберите срок рассрочки': 'Muddatni tanlang',
    'Первый взнос должен быть меньше цены заказа': 'Boshlangʻich toʻlov buyurtma narxidan kam boʻlishi kerak',
    'Выберите карту или добавьте новую': 'Kartani tanlang yoki yangisini qoʻshing',
    'Срок промокода истёк. Введите другой или оставьте поле пустым':
      'Promokod muddati tugagan. Boshqasini kiriting yoki maydonni boʻsh qoldiring',
    'Столько бонусов у вас нет. Уменьшите сумму': 'Sizda buncha bonus yoʻq. Summani kamaytiring',
    'Примите условия публичной оферты': 'Ommaviy oferta shartlarini qabul qiling',
  },
};

export const Changed: Story = withForm({
  changes: [
    { what: 'offer' },
    { what: 'delivery', before: 35_000, after: 135_000 },
    { what: 'price', before: 4_235_000, after: 4_335_000 },
  ],
});

/** An expired card is shown, but disabled. */
export const ExpiredCard: Story = withForm({
  draft: { ...FILLED, cardId: null },
  cards: loadedQuery([SAVED_CARD, { ...SAVED_CARD, entity_id: 'card_2', last4: '0093', expiry: '2610', is_default: false }]),
});

export const TooOldToSign: Story = withForm({ changes: [] });

export const EmptyBasket: Story = withForm({ stores: [] });

export const NothingSoldAnyMore: Story = withForm({ stores: [], unavailableCount: 1 });

/** A story of the code step. The countdowns of its code start when the story is rendered. */
const atCode = (change: Partial<Extract<OrderPlacementState, { kind: 'code' }>> = {}): Story => ({
  render: (args) => {
    const code = { checkoutId: 'chk_1', otpId: 'otp_1', toSign: ORDERS_TO_SIGN, otp: sentOtp(Date.now()), refusal: null, notice: null };
    return <CheckoutView {...args} control={controlAt({ kind: 'code', ...code, ...change })} />;
  },
});

export const Code: Story = atCode();

/** An order in instalments and an order paid at once, each with its terms. */
export const CodeForTwoStores: Story = atCode({ toSign: [...ORDERS_TO_SIGN, { store: 'Lola Libos', price: 360_000, offer: null }] });

export const CodeNotReceived: Story = atCode({ notice: 'code-not-received' });

export const Checking: Story = { args: { control: controlAt({ kind: 'checking', lookup: { checkoutId: 'chk_1', codeSent: true } }) } };
