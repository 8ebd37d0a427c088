import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { OrderList, OrderTile } from './OrderTile.tsx';

const meta = {
  title: 'Продукт/OrderTile',
  component: OrderTile,
  args: { href: '#order', title: 'Холодильник', store: 'Orzu Texnika', status: 'delivered' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof OrderTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Холодильник.*получен/ })).toHaveAttribute('href', '#order');
  },
};
export const List: Story = {
  render: () => (
    <OrderList
      orders={[
        { id: '1', href: '#1', title: 'Холодильник Artel HD 364', store: 'Orzu Texnika', status: 'delivered', line: '№\u00a010\u00a0482' },
        { id: '2', href: '#2', title: 'Очки', store: 'Nur Optika', status: 'shipping' },
        { id: '3', href: '#3', title: 'Стол письменный', store: 'Ipak Yoʻli', status: 'packing' },
        {
          id: '4',
          href: '#4',
          title: 'Ковёр шерстяной 3 × 4 м и ещё 2 товара',
          store: 'Samarqand Gilam',
          status: 'broke',
          line: 'просрочено на 64 дня',
        },
      ]}
    />
  ),
};
/** The backend owns its statuses: one that is not known is shown as it came. */
export const UnknownStatus: Story = {
  args: { status: 'drone_dispatch' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('drone_dispatch')).toBeVisible();
  },
};
export const LongUzbekText: Story = {
  args: {
    title: 'Muzlatkich va kir yuvish mashinasi toʻplami, yana 3 ta mahsulot',
    store: 'Oʻzbekiston Maishiy Texnika',
    status: 'send_enveloper',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { ...List, globals: { viewport: { value: 'phone' } } };
