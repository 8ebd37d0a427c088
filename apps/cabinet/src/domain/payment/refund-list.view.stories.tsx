import type { Meta, StoryObj } from '@storybook/react-vite';
import { refund } from '../../testing/refunds.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { RefundList } from './refund-list.view.tsx';

const meta = {
  title: 'Кабинет/Возвраты',
  component: RefundList,
  decorators: [storyWords],
  args: { refunds: [refund()] },
} satisfies Meta<typeof RefundList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The refund is on its way to the card. */
export const Default: Story = {};
export const Arrived: Story = { args: { refunds: [refund({ status: 'arrived' })] } };
/** One refund to a payment app, and one to the balance. */
export const AppAndBalance: Story = {
  args: {
    refunds: [
      refund({ refund_id: 'ref_2', to: 'payment_app', system: 'uzum', last4: null }),
      refund({ refund_id: 'ref_3', to: 'balance', system: null, last4: null, status: 'arrived', amount: 15_000 }),
    ],
  },
};
export const OrderCanceled: Story = {
  args: { refunds: [refund({ kind: 'order_canceled', to: 'balance', system: null, last4: null, status: 'arrived' })] },
};
export const ItemReturned: Story = {
  args: { refunds: [refund({ kind: 'item_returned', to: 'balance', system: null, last4: null, status: 'arrived' })] },
};
export const Chargeback: Story = { args: { refunds: [refund({ kind: 'chargeback', status: 'arrived' })] } };
