import type { Meta, StoryObj } from '@storybook/react-vite';
import { PLACED_CHECKOUT, PLACED_ORDER, PLACED_TWO_ORDERS } from '../../testing/checkout.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { OrdersPlacedStep } from './orders-placed-step.tsx';

const meta = {
  title: 'Cabinet/OrdersPlaced',
  component: OrdersPlacedStep,
  decorators: [withStoryMessages],
  args: {
    checkout: PLACED_CHECKOUT,
    details: { orders: [PLACED_ORDER], limit: { amount: 15_000_000, available: 10_640_000 } },
    isEarlier: false,
    locale: 'ru',
    goodsLeftInBasket: 0,
  },
  parameters: { words: { 'Смартфон Samsung A255, 256 ГБ': 'Samsung A255 smartfoni, 256 GB' } },
} satisfies Meta<typeof OrdersPlacedStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The goods and sums could not be loaded: the numbers of the orders are there. */
export const WithoutDetails: Story = { args: { details: { orders: [], limit: null } } };

/** another tab has placed the order before. */
export const PlacedInAnotherTab: Story = { args: { isEarlier: true } };

/** Two stores: one payment covers both initial fees. */
export const TwoOrders: Story = {
  args: {
    checkout: PLACED_TWO_ORDERS,
    details: { orders: [PLACED_ORDER, { ...PLACED_ORDER, id: '100101', number: '100101', initial_fee: 50_000 }], limit: null },
  },
};

export const FullPurchase: Story = {
  args: {
    checkout: { ...PLACED_CHECKOUT, to_pay_now: 0, orders: [{ id: '100100', number: '100100', status: 'pending' }] },
    details: { orders: [{ ...PLACED_ORDER, month: 0, schedule: [] }], limit: null },
    goodsLeftInBasket: 2,
  },
};
