import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_DRAFT } from '../../domain/checkout/draft.ts';
import { AT_REST } from '../../shared/confirm-action/confirm-action.machine.ts';
import { BRANCH, CHECKED_STORE, DISTRICTS, OTHER_STORE, PLACED, PLACED_TWO, QUOTE, TO_SIGN } from '../../testing/checkout.ts';
import { CARD } from '../../testing/orders.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { CheckoutView } from './checkout.view.tsx';
import { ContractToRead } from './contract-to-read.tsx';
import type { CheckoutFormState } from './form-state.ts';
import { NewCard } from './new-card.tsx';
import type { PlacingState } from './placing.machine.ts';
import { SavedAddressesView } from './saved-addresses.tsx';
import type { PlacingControl } from './use-placing.ts';

const words = {
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
const controlAt = (state: PlacingState): PlacingControl => ({
  state,
  submit: nothing,
  enterCode: nothing,
  resend: nothing,
  startOver: nothing,
});
const ADDRESS = { id: 'addr_1', name: null, region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' };
const SAVED = (
  <SavedAddressesView addresses={[ADDRESS]} removal={AT_REST} onChosen={nothing} onAsk={nothing} onDo={nothing} onKeep={nothing} />
);
const [PHONE] = CHECKED_STORE.items;
const NO_LONGER_THERE = { ...CHECKED_STORE, items: PHONE === undefined ? [] : [{ ...PHONE, state: 'sold_out' as const, available: 0 }] };
const FORM = controlAt({ kind: 'form', refusal: null });

const FILLED = {
  ...EMPTY_DRAFT,
  kind: 'delivery' as const,
  regionId: '1726',
  districtId: '1726294',
  address: 'ул. Бабура, 1',
  orderType: 'installment' as const,
  months: 3,
  initialFee: 235_000,
  cardId: CARD.entity_id,
};
const form: CheckoutFormState = {
  draft: FILLED,
  stores: [CHECKED_STORE],
  ordered: [CHECKED_STORE],
  gone: 0,
  districts: loaded(DISTRICTS),
  branches: loaded([BRANCH]),
  cards: loaded([CARD]),
  today: '2026-11-24',
  bonuses: 42_000,
  quote: { kind: 'ready', quote: QUOTE },
  errors: {},
  changes: null,
  refusal: null,
  claim: undefined,
  accepted: false,
  early: null,
  pending: false,
};
const withForm = (change: Partial<CheckoutFormState>): Story => ({ args: { form: { ...form, ...change } } });

const meta = {
  title: 'Кабинет/Оформление заказа',
  component: CheckoutView,
  decorators: [storyWords],
  // An autodocs page would render the form many times.
  tags: ['!autodocs'],
  args: {
    locale: 'ru',
    control: FORM,
    form,
    actions: { onDraft: nothing, onAccepted: nothing, onSubmit: nothing },
    addressBook: { saved: SAVED, save: null },
    left: 0,
    newCard: <NewCard onAdded={nothing} />,
    contract: <ContractToRead contract={loaded('Договор рассрочки')} onOpen={nothing} />,
  },
  parameters: { words },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = withForm({ draft: EMPTY_DRAFT, quote: { kind: 'none' } });

export const Counting: Story = withForm({ quote: { kind: 'counting', quote: QUOTE } });

/** The customer pressed the button before the sums were calculated. */
export const PressedEarly: Story = withForm({
  accepted: true,
  early: 'counting',
  pending: true,
  quote: { kind: 'counting', quote: QUOTE },
});

export const CountedAfterPress: Story = withForm({ accepted: true, early: 'counted' });

export const NotCounted: Story = withForm({ quote: { kind: 'failed', quote: null, retry: nothing } });

export const Loading: Story = withForm({ districts: LOADING, cards: LOADING, quote: { kind: 'counting', quote: null } });

export const NothingLoaded: Story = withForm({ districts: FAILED, cards: FAILED, quote: { kind: 'none' } });

export const BranchesNotLoaded: Story = withForm({ draft: { ...FILLED, kind: 'pickup' }, branches: FAILED });

export const Pickup: Story = withForm({ draft: { ...FILLED, kind: 'pickup', addressId: BRANCH.id } });

export const InCash: Story = withForm({ draft: { ...FILLED, orderType: 'full', cash: true } });

export const TwoStores: Story = withForm({ stores: [CHECKED_STORE, OTHER_STORE], ordered: [CHECKED_STORE, OTHER_STORE] });

export const OneOfTwoStores: Story = withForm({ stores: [CHECKED_STORE, OTHER_STORE] });

export const GoodsThatCannotBeHad: Story = withForm({ ordered: [NO_LONGER_THERE], gone: 1 });

export const NoLimit: Story = withForm({
  quote: { kind: 'refused', quote: null, refusal: refused('validation_failed', '', { fields: { order_type: 'limit_required' } }) },
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
    ...words,
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
  cards: loaded([CARD, { ...CARD, entity_id: 'card_2', last4: '0093', expiry: '2610', is_default: false }]),
});

export const TooOldToSign: Story = withForm({ changes: [] });

export const EmptyBasket: Story = withForm({ stores: [] });

export const NothingSoldAnyMore: Story = withForm({ stores: [], gone: 1 });

const SIGNING = { checkoutId: 'chk_1', otpId: 'otp_1', toSign: TO_SIGN };

export const Code: Story = {
  render: (args) => (
    <CheckoutView {...args} control={controlAt({ kind: 'code', ...SIGNING, otp: sentOtp(Date.now()), refusal: null, notice: null })} />
  ),
};

/** An order in instalments and an order paid at once, each with its terms. */
export const CodeForTwoStores: Story = {
  render: (args) => (
    <CheckoutView
      {...args}
      control={controlAt({
        kind: 'code',
        ...SIGNING,
        toSign: [...TO_SIGN, { store: 'Lola Libos', price: 360_000, offer: null }],
        otp: sentOtp(Date.now()),
        refusal: null,
        notice: null,
      })}
    />
  ),
};

export const CodeNotReceived: Story = {
  render: (args) => (
    <CheckoutView
      {...args}
      control={controlAt({
        kind: 'code',
        ...SIGNING,
        otp: sentOtp(Date.now()),
        refusal: null,
        notice: 'code-not-received',
      })}
    />
  ),
};

export const Checking: Story = { args: { control: controlAt({ kind: 'checking', trace: { checkoutId: 'chk_1', codeSent: true } }) } };

export const Placed: Story = { args: { control: controlAt({ kind: 'placed', checkout: PLACED }) } };

/** another tab has placed the order before. */
export const PlacedInAnotherTab: Story = { args: { control: controlAt({ kind: 'placed', checkout: PLACED, earlier: true }) } };

/** Two stores: both initial fees are paid at once. */
export const PlacedTwo: Story = { args: { control: controlAt({ kind: 'placed', checkout: PLACED_TWO }) } };

export const PlacedNothingToPay: Story = {
  args: {
    control: controlAt({
      kind: 'placed',
      checkout: { ...PLACED, to_pay_now: 0, orders: [{ id: '100100', number: '100100', status: 'pending' }] },
    }),
  },
};
