import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaymentState } from '../../domain/payment/payment.machine.ts';
import { toPayment } from '../../domain/payment/to-payment.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { BALANCE, PAYMENT_APPS, SAVED_CARD, TWO_WAITING_ORDERS, wirePayment } from '../../testing/orders.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { PayOrdersView } from './pay-orders.view.tsx';

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
const paymentAt = (status: Parameters<typeof wirePayment>[0]) =>
  toPayment(
    wirePayment(status, {
      purpose: 'initial_fee',
      order_id: null,
      orders: TWO_WAITING_ORDERS.map(({ id, payment_amount }) => ({ order_id: id, amount: payment_amount })),
      amount: 285_000,
    }),
    { now: 0, transliterate: (text) => text },
  );
const paid = TWO_WAITING_ORDERS.map((order) => ({ ...order, payment_amount: 0, payment_max: 0, payment_reason: null, status: 'paid' }));

const meta = {
  title: 'Cabinet/Pay several orders',
  component: PayOrdersView,
  decorators: [withStoryMessages],
  // An autodocs page would render the same form once per story.
  tags: ['!autodocs'],
  args: {
    ordersHref: '/ru/orders',
    checkoutId: 'chk_1',
    orders: loadedQuery({ data: [...TWO_WAITING_ORDERS], as_of: '2026-11-24' }),
    cards: loadedQuery([SAVED_CARD]),
    apps: loadedQuery(PAYMENT_APPS),
    balance: loadedQuery(BALANCE),
    control: controlAt({ kind: 'form', problem: null }),
    addCard: () => null,
    saveReceipt: () => null,
  },
} satisfies Meta<typeof PayOrdersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Оплатить 285\s000\sсум$/ });
  },
};

export const OrdersLoading: Story = { args: { orders: LOADING_QUERY } };

export const OrdersFailed: Story = { args: { orders: FAILED_QUERY } };

export const NothingToPay: Story = { args: { orders: loadedQuery({ data: paid, as_of: '2026-11-24' }) } };

/** Orders bought without instalments, so their full prices are due. */
export const Prices: Story = {
  args: {
    orders: loadedQuery({ data: TWO_WAITING_ORDERS.map((order) => ({ ...order, payment_reason: 'order' as const })), as_of: '2026-11-24' }),
  },
};

export const Code: Story = {
  render: (args) => (
    <PayOrdersView
      {...args}
      control={controlAt({
        kind: 'awaiting-code',
        payment: paymentAt('otp_required'),
        otp: sentOtp(Date.now()),
        problem: null,
        notice: null,
      })}
    />
  ),
};

export const Succeeded: Story = {
  args: {
    orders: loadedQuery({ data: paid, as_of: '2026-11-24' }),
    control: controlAt({ kind: 'succeeded', payment: paymentAt('succeeded') }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
