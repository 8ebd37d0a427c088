import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePayment } from '../../testing/orders.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { PaymentsView } from './payments.view.tsx';

const NAMED = { order_names: [{ order_id: '100008', number: '100008', store: 'Texno Olam' }] };
const SEVERAL = {
  order_id: null,
  orders: [
    { order_id: '100008', amount: 467_000 },
    { order_id: '100009', amount: 433_000 },
  ],
};
const BALANCE = { type: 'balance', entity_id: null, system: null, last4: null, amount: 50_000 } as const;
const APP = { type: 'payment_app', entity_id: null, system: 'uzum', last4: null, amount: 900_000 } as const;

/** One payment in each state. */
const ITEMS = [
  wirePayment('processing', { payment_id: 'p1', ...NAMED }),
  wirePayment('otp_required', { payment_id: 'p2', purpose: 'top_up', order_id: null, amount: 100_000 }),
  wirePayment('succeeded', { payment_id: 'p3', amount: 900_000, sources: [APP], ...SEVERAL }),
  wirePayment('succeeded', { payment_id: 'p4', refunded_amount: 60_000, ...NAMED }),
  wirePayment('succeeded', { payment_id: 'p5', refunded_amount: 467_000, purpose: 'initial_fee', ...NAMED }),
  wirePayment('failed', { payment_id: 'p6', purpose: 'payoff', ...NAMED }),
  wirePayment('expired', { payment_id: 'p7', purpose: 'order', ...NAMED }),
  wirePayment('canceled', { payment_id: 'p8', purpose: 'withdrawal', order_id: null, amount: 50_000, sources: [BALANCE] }),
];

const meta = {
  title: 'Cabinet/Payments',
  component: PaymentsView,
  decorators: [withFormColumn, withStoryMessages],
  args: { list: { kind: 'ready', items: ITEMS, more: 'idle' }, locale: 'ru', hrefOf: (id) => `#${id}`, onMore: () => undefined },
} satisfies Meta<typeof PaymentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { list: { kind: 'ready', items: [], more: 'end' } } };
export const Loading: Story = { args: { list: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { list: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: () => undefined } },
};
export const MoreFailed: Story = { args: { list: { kind: 'ready', items: ITEMS, more: 'error' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
