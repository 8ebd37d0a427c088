import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePayment } from '../../testing/orders.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { OrderPaymentLinks } from './order-receipts.view.tsx';

const meta = {
  title: 'Cabinet/Receipts of an order',
  component: OrderPaymentLinks,
  decorators: [withStoryMessages],
  args: {
    locale: 'ru',
    payments: [
      wirePayment('processing', { payment_id: 'pay_4' }),
      wirePayment('succeeded', { payment_id: 'pay_3', order_id: null, amount: 900_000, orders: [{ order_id: '100008', amount: 467_000 }] }),
      wirePayment('failed', { payment_id: 'pay_2' }),
      wirePayment('succeeded', { payment_id: 'pay_1', refunded_amount: 60_000 }),
    ],
  },
} satisfies Meta<typeof OrderPaymentLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows succeeded and pending payments. Failed ones are only in the list of all payments. */
export const Default: Story = {};
