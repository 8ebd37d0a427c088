import type { Meta, StoryObj } from '@storybook/react-vite';
import { payment } from '../../testing/orders.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { OrderReceipts } from './order-receipts.view.tsx';

const meta = {
  title: 'Кабинет/Чеки заказа',
  component: OrderReceipts,
  decorators: [storyWords],
  args: {
    orderId: '100008',
    locale: 'ru',
    payments: [
      payment('succeeded', { payment_id: 'pay_3', order_id: null, amount: 900_000, orders: [{ order_id: '100008', amount: 467_000 }] }),
      payment('failed', { payment_id: 'pay_2' }),
      payment('succeeded', { payment_id: 'pay_1' }),
      payment('succeeded', { payment_id: 'pay_0', order_id: '100001' }),
    ],
  },
} satisfies Meta<typeof OrderReceipts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what succeeded, and only of this order; a payment for several orders leads to the receipt that names them all. */
export const Default: Story = {};
