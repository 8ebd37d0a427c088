import type { Meta, StoryObj } from '@storybook/react-vite';
import { refundWith } from '../../testing/refunds.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { RefundList } from './refund-list.view.tsx';

const meta = {
  title: 'Cabinet/Refunds',
  component: RefundList,
  decorators: [withStoryMessages],
  args: { refunds: [refundWith()] },
} satisfies Meta<typeof RefundList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The refund is on its way to the card. */
export const Default: Story = {};
export const Arrived: Story = { args: { refunds: [refundWith({ status: 'arrived' })] } };
/** One refund to a payment app, and one to the balance. */
export const AppAndBalance: Story = {
  args: {
    refunds: [
      refundWith({ refund_id: 'ref_2', to: 'payment_app', system: 'uzum', last4: null }),
      refundWith({ refund_id: 'ref_3', to: 'balance', system: null, last4: null, status: 'arrived', amount: 15_000 }),
    ],
  },
};
export const OrderCanceled: Story = {
  args: { refunds: [refundWith({ kind: 'order_canceled', to: 'balance', system: null, last4: null, status: 'arrived' })] },
};
export const ItemReturned: Story = {
  args: { refunds: [refundWith({ kind: 'item_returned', to: 'balance', system: null, last4: null, status: 'arrived' })] },
};
export const Chargeback: Story = { args: { refunds: [refundWith({ kind: 'chargeback', status: 'arrived' })] } };
