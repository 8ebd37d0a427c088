import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { FRIDGE_PICTURE } from '../internal/story-picture.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { OrderList, OrderTile } from './order-tile.tsx';

const words: StoryTranslations = {
  Холодильник: 'Muzlatkich',
  'Холодильник Artel HD 364': 'Artel HD 364 muzlatkichi',
  Очки: 'Koʻzoynak',
  'Стол письменный': 'Yozuv stoli',
  'Ковёр шерстяной 3 × 4 м и ещё 2 товара': '3 × 4 m jun gilam va yana 2 ta tovar',
  'просрочено на 64 дня': 'muddati 64 kun oʻtgan',
  'до 18 декабря': '18-dekabrgacha',
  'к оплате': 'toʻlanadi',
};

const guidelines: Guidelines = {
  alsoCalled: 'заказ, покупка, мои заказы, buyurtma, order, purchase',
  use: 'An order in a list. OrderList stacks several, inside a card.',
  avoid: 'A product in the catalogue (ProductTile); the details of an order (its page).',
  anatomy:
    "A photo of the product (or the store's ornament), the first product and how many more, the store, a detail, the status, the next payment. On wide screens the amounts stand in a column on the right.",
  content: '«Ковёр и ещё 2 товара». The detail is the number. The payment says how much and by which day.',
  accessibility: 'The whole row is one link that includes the status as a word. The picture has no alternative text.',
};

const meta = {
  title: 'Product/OrderTile',
  component: OrderTile,
  args: { href: '#order', title: 'Холодильник', store: 'Orzu Texnika', status: 'delivered' },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof OrderTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: /Холодильник.*получен/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#order');
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <OrderList
      orders={[
        {
          id: '1',
          href: '#1',
          title: 'Холодильник Artel HD 364',
          store: 'Orzu Texnika',
          status: 'delivered',
          line: '№\u00a010\u00a0482',
          amount: 508_000,
          due: 'до 18 декабря',
          image: FRIDGE_PICTURE,
        },
        { id: '2', href: '#2', title: 'Очки', store: 'Nur Optika', status: 'shipping' },
        { id: '3', href: '#3', title: 'Стол письменный', store: 'Ipak Yoʻli', status: 'waiting', amount: 1_240_000, due: 'к оплате' },
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
/** The backend owns its statuses: an unknown status is shown by its raw name. */
export const UnknownStatus: Story = {
  args: { status: 'drone_dispatch' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('drone_dispatch')).toBeVisible();
  },
};
export const BrokenPicture: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const LongUzbekText: Story = {
  args: {
    title: 'Muzlatkich va kir yuvish mashinasi toʻplami, kumushrang, energiya tejamkor, yana 3 ta mahsulot',
    store: 'Oʻzbekiston Maishiy Texnika',
    status: 'send_enveloper',
    line: '64 kun kechikdi',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
/** In a wide list the amounts are the last column; on a phone each amount is below the store. */
export const AmountsInColumn: Story = {
  ...Overview,
  tags: [],
  play: async ({ canvasElement }) => {
    const edges = [/508.000/, /1.240.000/].map((sum) => within(canvasElement).getByText(sum).getBoundingClientRect().right);
    await expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(1);
  },
};
export const Mobile: Story = { ...Overview, tags: [], globals: { viewport: { value: 'phone' } } };
