import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaymentState } from '../../domain/payment/payment.machine.ts';
import { paymentOf } from '../../domain/payment/payment-of.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { APPS, BALANCE, CARD, payment, WAITING_TWO } from '../../testing/orders.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { PayOrdersView } from './pay-orders.view.tsx';

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
const paymentAt = (status: Parameters<typeof payment>[0]) =>
  paymentOf(
    payment(status, {
      purpose: 'initial_fee',
      order_id: null,
      orders: WAITING_TWO.map(({ id, payment_amount }) => ({ order_id: id, amount: payment_amount })),
      amount: 285_000,
    }),
    { now: 0, readable: (text) => text },
  );
const paid = WAITING_TWO.map((order) => ({ ...order, payment_amount: 0, payment_max: 0, payment_reason: null, status: 'paid' }));

const meta = {
  title: 'Кабинет/Оплата заказов',
  component: PayOrdersView,
  decorators: [storyWords],
  // An autodocs page would render the same form once per story.
  tags: ['!autodocs'],
  args: {
    ordersHref: '/ru/orders',
    checkoutId: 'chk_1',
    orders: loaded({ data: [...WAITING_TWO], as_of: '2026-11-24' }),
    cards: loaded([CARD]),
    apps: loaded(APPS),
    balance: loaded(BALANCE),
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

export const OrdersLoading: Story = { args: { orders: LOADING } };

export const OrdersFailed: Story = { args: { orders: FAILED } };

export const NothingToPay: Story = { args: { orders: loaded({ data: paid, as_of: '2026-11-24' }) } };

/** Orders bought without instalments, so their full prices are due. */
export const Prices: Story = {
  args: { orders: loaded({ data: WAITING_TWO.map((order) => ({ ...order, payment_reason: 'order' as const })), as_of: '2026-11-24' }) },
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
    orders: loaded({ data: paid, as_of: '2026-11-24' }),
    control: controlAt({ kind: 'succeeded', payment: paymentAt('succeeded') }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
