import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaymentState } from '../../domain/payment/payment.machine.ts';
import { toPayment } from '../../domain/payment/to-payment.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { monthPayment, UPCOMING_PAYMENT } from '../../testing/month.ts';
import { BALANCE, PAYMENT_APPS, PAYMENT_EVENTS, SAVED_CARD, wirePayment } from '../../testing/orders.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { dueInstalments } from './due-instalments.ts';
import { PaySeveralView } from './pay-several.view.tsx';

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

/** The upcoming instalment of the order that also has an overdue one. */
const NEXT_OF_LATE = monthPayment({ number: 3, due_date: '2026-12-18', reason: 'instalment', overdue_days: 0, amount: 466_980 });

const meta = {
  title: 'Cabinet/Pay several instalments',
  component: PaySeveralView,
  decorators: [withStoryMessages],
  tags: ['!autodocs'],
  args: {
    locale: 'ru',
    month: loadedQuery({}),
    today: '2026-11-21',
    due: dueInstalments([monthPayment(), UPCOMING_PAYMENT]),
    chosen: ['100008.0', '100004.0'],
    onChoose: nothing,
    cards: loadedQuery([SAVED_CARD]),
    balance: loadedQuery(BALANCE),
    apps: loadedQuery(PAYMENT_APPS),
    control: controlAt({ kind: 'form', problem: null }),
    addCard: () => null,
    saveReceipt: () => null,
  },
} satisfies Meta<typeof PaySeveralView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [S2-20] One total for all chosen payments. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Оплатить 879\s000\sсум$/ });
  },
};

/** [S2-20] One payment for an overdue and an upcoming instalment of one order, and an instalment of another order. */
export const WithNext: Story = {
  args: {
    due: dueInstalments([
      monthPayment(),
      UPCOMING_PAYMENT,
      NEXT_OF_LATE,
      { ...UPCOMING_PAYMENT, order_id: '100005', order_number: '100005' },
    ]),
    chosen: ['100008.0', '100004.0', '100008.1'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Оплатить 1\s345\s980\sсум$/ });
  },
};

export const NoneChosen: Story = { args: { chosen: [] } };

export const NothingDue: Story = { args: { due: [] } };

export const Loading: Story = { args: { month: LOADING_QUERY, due: [] } };

export const Failed: Story = { args: { month: FAILED_QUERY, due: [] } };

export const Succeeded: Story = {
  args: {
    control: controlAt({
      kind: 'succeeded',
      payment: toPayment(
        wirePayment('succeeded', {
          order_id: null,
          amount: 879_000,
          orders: [
            { order_id: '100008', amount: 467_000 },
            { order_id: '100004', amount: 412_000 },
          ],
          events: PAYMENT_EVENTS,
        }),
        { now: 0, transliterate: (text) => text },
      ),
    }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
