import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { GoodsToBuyView, type Product } from './goods-to-buy.view.tsx';

const product = (id: number): Product => ({
  id: String(id),
  store: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', logo: '' },
  category: { id: '1', alias: 'stoves', name: 'Плиты и печи' },
  name: `Плита Kelvor GE-${id}0`,
  brand: 'Kelvor',
  price: 1_880_000,
  image: null,
  stock: 9,
  from_monthly: {
    months: 24,
    monthly_payment: 122_000,
    payments: 24,
    total: 2_904_600,
    markup: 1_024_600,
    markup_bp: 5450,
    yearly_rate: 57.4,
  },
});

const meta = {
  title: 'Cabinet/Goods within the limit',
  component: GoodsToBuyView,
  decorators: [withStoryMessages],
  args: { limit: 4_687_838, locale: 'ru', products: [1, 2, 3, 4, 5, 6].map(product) },
} satisfies Meta<typeof GoodsToBuyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { products: undefined } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
