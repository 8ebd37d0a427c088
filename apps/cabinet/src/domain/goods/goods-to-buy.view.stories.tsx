import type { Meta, StoryObj } from '@storybook/react-vite';
import { goods } from '../../testing/goods.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { GoodsToBuyView } from './goods-to-buy.view.tsx';

const meta = {
  title: 'Cabinet/Goods within the limit',
  component: GoodsToBuyView,
  decorators: [withStoryMessages],
  args: { maxPrice: 4_687_838, locale: 'ru', products: goods('1', '2', '3', '4', '5', '6') },
} satisfies Meta<typeof GoodsToBuyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLimit: Story = { args: { maxPrice: null } };
export const OfLimitPage: Story = { decorators: [withFormColumn] };
export const Loading: Story = { args: { products: undefined } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
