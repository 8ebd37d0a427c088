import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaymentState } from '../../domain/payment/payment.machine.ts';
import { paymentOf } from '../../domain/payment/payment-of.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import type { PayoffState } from '../../domain/schedule/payoff.types.ts';
import { AIMS } from '../../testing/aims.ts';
import { APPS, AT_APP, BALANCE, CARD, OVERDUE, PAYOFF, payment, SPLIT_SOURCES, TIME_LINE } from '../../testing/orders.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { PayView } from './pay.view.tsx';

const words = {
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'На карте недостаточно денег': 'Kartada mablagʻ yetarli emas',
  'Расчет досрочного погашения устарел. Запросите новый': 'Muddatidan oldin yopish hisobi eskirgan. Yangisini soʻrang',
};

const nothing = () => undefined;
const controlAt = (state: PaymentState): PaymentControl => ({
  state,
  seen: null,
  prefill: null,
  submit: async () => undefined,
  startOver: nothing,
  enterCode: nothing,
  resend: nothing,
});

const attempt = {
  key: '7c0e1c2e-0000-4000-8000-000000000001',
  startedAt: 0,
  draft: { aim: AIMS.instalment, amount: 467_000, source: { type: 'bank_card' as const, entityId: CARD.entity_id } },
};
const paymentAt = (...given: Parameters<typeof payment>) => paymentOf(payment(...given), { now: 0, readable: (text) => text });
const orderWith = (change: Partial<typeof OVERDUE>): Parameters<typeof PayView>[0]['order'] =>
  loaded({ data: { ...OVERDUE, ...change }, as_of: '2026-11-21' });

const payoffAt = (change: Partial<PayoffState> = {}): PayoffState => ({
  quote: loaded(PAYOFF),
  today: '2026-11-21',
  lastDay: '2026-12-18',
  day: null,
  onDay: LOADING,
  setDay: nothing,
  ...change,
});

const meta = {
  title: 'Кабинет/Оплата заказа',
  component: PayView,
  decorators: [storyWords],
  // An autodocs page would render the same form once per story.
  tags: ['!autodocs'],
  args: {
    locale: 'ru',
    orderId: OVERDUE.id,
    order: orderWith({}),
    cards: loaded([CARD, { ...CARD, entity_id: 'card_2', system: 'humo', bank: 'Hamkorbank', last4: '9012', is_default: false }]),
    apps: loaded(APPS),
    balance: loaded(BALANCE),
    control: controlAt({ kind: 'form', problem: null }),
    payoff: payoffAt(),
    wanted: null,
    onPayoff: nothing,
    addCard: () => null,
    saveReceipt: () => null,
  },
  parameters: { words },
} satisfies Meta<typeof PayView>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: PaymentState): Story => ({ args: { control: controlAt(state) } });

/** A story of a step with a code. Its countdowns start when the story is rendered. */
const atCode = (stateAt: (now: number) => PaymentState): Story => ({
  render: (args) => <PayView {...args} control={controlAt(stateAt(Date.now()))} />,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Оплатить 467\s000\sсум$/ });
  },
};

export const OrderLoading: Story = { args: { order: LOADING, cards: LOADING, balance: LOADING } };

export const OrderFailed: Story = { args: { order: FAILED } };

export const NothingToPay: Story = { args: { order: orderWith({ payment_min: 0, payment_max: 0, remainder: 0 }) } };

/** A full price: the customer cannot change the amount. */
export const FixedAmount: Story = { args: { order: orderWith({ payment_min: 467_000, payment_max: 467_000 }) } };

export const SourcesLoading: Story = { args: { cards: LOADING, balance: LOADING } };

export const SourcesFailed: Story = { args: { cards: FAILED, balance: FAILED, apps: FAILED } };

export const NothingToPayFrom: Story = { args: { cards: loaded([]), balance: loaded(null), apps: loaded([]) } };

/** An expired card is listed but cannot be chosen. */
export const ExpiredCard: Story = {
  args: {
    cards: loaded([
      { ...CARD, expiry: '2610' },
      { ...CARD, entity_id: 'card_2', last4: '9012', is_default: false },
    ]),
  },
};

export const Refused: Story = at({ kind: 'form', problem: refused('insufficient_funds', 'На карте недостаточно денег') });

export const Sending: Story = at({ kind: 'sending', attempt });

export const Checking: Story = at({ kind: 'checking', trace: { attempt } });

export const Code: Story = atCode((now) => ({
  kind: 'awaiting-code',
  payment: paymentAt('otp_required'),
  otp: sentOtp(now),
  problem: null,
  notice: null,
}));

export const CodeWrong: Story = atCode((now) => ({
  kind: 'awaiting-code',
  payment: paymentAt('otp_required'),
  otp: sentOtp(now, { triesLeft: 4 }),
  problem: refused('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
  notice: null,
}));

export const CodeNotReceived: Story = atCode((now) => ({
  kind: 'awaiting-code',
  payment: paymentAt('otp_required'),
  otp: sentOtp(now),
  problem: null,
  notice: 'code-not-received',
}));

export const Confirming: Story = atCode((now) => ({
  kind: 'confirming',
  payment: paymentAt('otp_required'),
  otp: sentOtp(now),
  code: '123456',
}));

export const Resending: Story = atCode((now) => ({
  kind: 'resending',
  channel: 'sms',
  payment: paymentAt('otp_required'),
  otp: sentOtp(now, { resendAt: now }),
}));

export const Processing: Story = at({ kind: 'processing', payment: paymentAt('processing', { events: TIME_LINE.slice(0, 4) }) });

/** [S7-16] The payment app has not reported a result yet. */
export const AtPaymentApp: Story = at({ kind: 'processing', payment: paymentAt('processing', AT_APP) });

export const AtPaymentAppOnPhone: Story = { ...AtPaymentApp, globals: { locale: 'uz', viewport: { value: 'phone' } } };

/** The code was sent and no response came: the page shows only the steps that are known. */
export const CheckingAfterCode: Story = {
  args: {
    control: {
      ...controlAt({ kind: 'checking', trace: { paymentId: 'pay_1', codeSent: true } }),
      seen: paymentAt('otp_required', { events: TIME_LINE.slice(0, 2) }),
    },
  },
};

/** Early payoff of the whole order at today's quote. */
export const Payoff: Story = {
  args: { wanted: 'payoff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Оплатить 907\s546\sсум$/ });
  },
};

export const PayoffOnPhone: Story = { args: { wanted: 'payoff' }, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const PayoffOnAnotherDay: Story = {
  args: {
    wanted: 'payoff',
    payoff: payoffAt({ day: '2026-12-18', onDay: loaded({ ...PAYOFF, date: '2026-12-18', amount: 933_980, saving: 0 }) }),
  },
};

export const PayoffLoading: Story = { args: { wanted: 'payoff', payoff: payoffAt({ quote: LOADING }) } };

export const PayoffFailed: Story = { args: { wanted: 'payoff', payoff: payoffAt({ quote: FAILED, day: '2026-12-18', onDay: FAILED }) } };

/** The quote expired on the open page: a new one is loaded, and a note shows the changed sum. */
export const PayoffChanged: Story = {
  args: {
    wanted: 'payoff',
    control: {
      ...controlAt({ kind: 'form', problem: refused('quote_expired', 'Расчет досрочного погашения устарел. Запросите новый') }),
      prefill: { purpose: 'payoff', amount: 881_112, source: null },
    },
  },
};

/** [S7-16] The balance pays a share of the amount, the card pays the rest. */
export const BalanceAndCard: Story = {
  args: {
    control: {
      ...controlAt({ kind: 'form', problem: null }),
      prefill: { purpose: 'instalment', amount: 467_000, source: { type: 'split', entityId: CARD.entity_id, fromBalance: 250_000 } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/С карты: 217\s000\sсум/);
  },
};

export const Succeeded: Story = at({ kind: 'succeeded', payment: paymentAt('succeeded', { events: TIME_LINE }) });

export const SucceededByBalanceAndCard: Story = at({ kind: 'succeeded', payment: paymentAt('succeeded', { sources: SPLIT_SOURCES }) });

/** Paid from the balance with more than the order needed. */
export const PaidOff: Story = {
  args: {
    order: orderWith({ remainder: 0, payment_max: 0, status: 'finished' }),
    control: controlAt({ kind: 'succeeded', payment: paymentAt('succeeded', { sources: [], excess_amount: 12_000 }) }),
  },
};

export const Failed: Story = at({
  kind: 'failed',
  payment: paymentAt('failed', { reason: 'insufficient_funds', message: 'На карте недостаточно денег' }),
});

export const LongUzbekText: Story = { ...SourcesFailed, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
