import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

const meta = {
  title: 'Продукт/PaymentTimeline',
  component: PaymentTimeline,
  args: {
    label: 'История заказа',
    events: [
      { id: '4', at: '2026-10-27T05:12:00Z', title: 'Платёж принят', amount: 508_000, text: 'картой ••\u00a04417', tone: 'good' },
      { id: '3', at: '2026-10-26T13:40:00Z', title: 'Платёж не прошёл', amount: 508_000, text: 'недостаточно средств', tone: 'bad' },
      { id: '2', at: '2026-08-29T10:00:00Z', title: 'Заказ получен', tone: 'info' },
      { id: '1', at: '2026-08-27T09:30:00Z', title: 'Заказ оформлен' },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PaymentTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
