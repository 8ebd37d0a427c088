import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaymentState } from '../../domain/payment/payment.machine.ts';
import { toPayment } from '../../domain/payment/to-payment.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import type { PayoffState } from '../../domain/schedule/payoff.types.ts';
import {
  APP_PAYMENT,
  BALANCE,
  OVERDUE_ORDER,
  PAYMENT_APPS,
  PAYMENT_EVENTS,
  PAYOFF_QUOTE,
  SAVED_CARD,
  SPLIT_SOURCES,
  wirePayment,
} from '../../testing/orders.ts';
import { PURPOSES } from '../../testing/purposes.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { PayView } from './pay.view.tsx';

const translations = {
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'На карте недостаточно денег': 'Kartada mablagʻ yetarli emas',
  'Расчет досрочного погашения устарел. Запросите новый': 'Muddatidan oldin yopish hisobi eskirgan. Yangisini soʻrang',
};

const nothing = () => undefined;
const controlAt = (state: PaymentState): PaymentControl => ({
  state,
  lastReported: null,
  prefill: null,
  submit: async () => undefined,
  startOver: nothing,
  enterCode: nothing,
  resend: nothing,
});

const OTHER_CARD = { ...SAVED_CARD, entity_id: 'card_2', last4: '9012', is_default: false };
const attempt = {
  key: '7c0e1c2e-0000-4000-8000-000000000001',
  startedAt: 0,
  draft: { purpose: PURPOSES.instalment, amount: 467_000, source: { type: 'bank_card' as const, entityId: SAVED_CARD.entity_id } },
};
const paymentAt = (...given: Parameters<typeof wirePayment>) => toPayment(wirePayment(...given), { now: 0, transliterate: (text) => text });
const orderWith = (change: Partial<typeof OVERDUE_ORDER>): Parameters<typeof PayView>[0]['order'] =>
  loadedQuery({ data: { ...OVERDUE_ORDER, ...change }, as_of: '2026-11-21' });

const payoffAt = (change: Partial<PayoffState> = {}): PayoffState => ({
  quote: loadedQuery(PAYOFF_QUOTE),
  today: '2026-11-21',
  lastDay: '2026-12-18',
  day: null,
  dayQuote: LOADING_QUERY,
  setDay: nothing,
  ...change,
});

const meta = {
  title: 'Cabinet/Pay an order',
  component: PayView,
  decorators: [withStoryMessages],
  // An autodocs page would render the same form once per story.
  tags: ['!autodocs'],
  args: {
    locale: 'ru',
    orderId: OVERDUE_ORDER.id,
    order: orderWith({}),
    cards: loadedQuery([SAVED_CARD, { ...OTHER_CARD, system: 'humo', bank: 'Hamkorbank' }]),
    apps: loadedQuery(PAYMENT_APPS),
    balance: loadedQuery(BALANCE),
    control: controlAt({ kind: 'form', problem: null }),
    payoff: payoffAt(),
    requestedAmount: null,
    onPayoff: nothing,
    addCard: () => null,
    saveReceipt: () => null,
  },
  parameters: { words: translations },
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

export const OrderLoading: Story = { args: { order: LOADING_QUERY, cards: LOADING_QUERY, balance: LOADING_QUERY } };

export const OrderFailed: Story = { args: { order: FAILED_QUERY } };

export const NothingToPay: Story = { args: { order: orderWith({ payment_min: 0, payment_max: 0, remainder: 0 }) } };

/** A full price: the customer cannot change the amount. */
export const FixedAmount: Story = { args: { order: orderWith({ payment_min: 467_000, payment_max: 467_000 }) } };

export const SourcesLoading: Story = { args: { cards: LOADING_QUERY, balance: LOADING_QUERY } };

export const SourcesFailed: Story = { args: { cards: FAILED_QUERY, balance: FAILED_QUERY, apps: FAILED_QUERY } };

export const NothingToPayFrom: Story = { args: { cards: loadedQuery([]), balance: loadedQuery(null), apps: loadedQuery([]) } };

/** An expired card is listed but cannot be chosen. */
export const ExpiredCard: Story = {
  args: { cards: loadedQuery([{ ...SAVED_CARD, expiry: '2610' }, OTHER_CARD]) },
};

export const Refused: Story = at({ kind: 'form', problem: refusalWith('insufficient_funds', 'На карте недостаточно денег') });

export const Sending: Story = at({ kind: 'sending', attempt });

export const Checking: Story = at({ kind: 'checking', reference: { attempt } });

const awaitingCode = (now: number): Extract<PaymentState, { kind: 'awaiting-code' }> => ({
  kind: 'awaiting-code',
  payment: paymentAt('otp_required'),
  otp: sentOtp(now),
  problem: null,
  notice: null,
});

export const Code: Story = atCode(awaitingCode);

export const CodeWrong: Story = atCode((now) => ({
  ...awaitingCode(now),
  otp: sentOtp(now, { triesLeft: 4 }),
  problem: refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
}));

export const CodeNotReceived: Story = atCode((now) => ({ ...awaitingCode(now), notice: 'code-not-received' }));

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

export const Processing: Story = at({ kind: 'processing', payment: paymentAt('processing', { events: PAYMENT_EVENTS.slice(0, 4) }) });

/** [S7-16] The payment app has not reported a result yet. */
export const AtPaymentApp: Story = at({ kind: 'processing', payment: paymentAt('processing', APP_PAYMENT) });

export const AtPaymentAppOnPhone: Story = { ...AtPaymentApp, globals: { locale: 'uz', viewport: { value: 'phone' } } };

/** The code was sent and no response came: the page shows only the steps that are known. */
export const CheckingAfterCode: Story = {
  args: {
    control: {
      ...controlAt({ kind: 'checking', reference: { paymentId: 'pay_1', codeSent: true } }),
      lastReported: paymentAt('otp_required', { events: PAYMENT_EVENTS.slice(0, 2) }),
    },
  },
};

/** Early payoff of the whole order at today's quote. */
export const Payoff: Story = {
  args: { requestedAmount: 'payoff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Оплатить 907\s546\sсум$/ });
  },
};

export const PayoffOnPhone: Story = { args: { requestedAmount: 'payoff' }, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const PayoffOnAnotherDay: Story = {
  args: {
    requestedAmount: 'payoff',
    payoff: payoffAt({ day: '2026-12-18', dayQuote: loadedQuery({ ...PAYOFF_QUOTE, date: '2026-12-18', amount: 933_980, saving: 0 }) }),
  },
};

export const PayoffLoading: Story = { args: { requestedAmount: 'payoff', payoff: payoffAt({ quote: LOADING_QUERY }) } };

export const PayoffFailed: Story = {
  args: { requestedAmount: 'payoff', payoff: payoffAt({ quote: FAILED_QUERY, day: '2026-12-18', dayQuote: FAILED_QUERY }) },
};

/** The quote expired on the open page: a new one is loaded, and a note shows the changed sum. */
export const PayoffChanged: Story = {
  args: {
    requestedAmount: 'payoff',
    control: {
      ...controlAt({ kind: 'form', problem: refusalWith('quote_expired', 'Расчет досрочного погашения устарел. Запросите новый') }),
      prefill: { purpose: 'payoff', amount: 881_112, source: null },
    },
  },
};

/** [S7-16] The balance pays a share of the amount, the card pays the rest. */
export const BalanceAndCard: Story = {
  args: {
    control: {
      ...controlAt({ kind: 'form', problem: null }),
      prefill: { purpose: 'instalment', amount: 467_000, source: { type: 'split', entityId: SAVED_CARD.entity_id, fromBalance: 250_000 } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/С карты: 217\s000\sсум/);
  },
};

export const Succeeded: Story = at({
  kind: 'succeeded',
  payment: paymentAt('succeeded', { events: PAYMENT_EVENTS, receipt_number: '100008-3' }),
});

export const SucceededByBalanceAndCard: Story = at({
  kind: 'succeeded',
  payment: paymentAt('succeeded', { sources: SPLIT_SOURCES, receipt_number: '100008-3' }),
});

/** The payment was larger than the rest of the order, which is now paid off. */
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
