import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { BONUSES } from '../../testing/reviews.ts';
import { inFormColumn, storyWords } from '../../testing/story-words.tsx';
import { BonusesView } from './bonuses.view.tsx';

const meta = {
  title: 'Кабинет/Бонусы',
  component: BonusesView,
  decorators: [inFormColumn, storyWords],
  args: {
    bonuses: loaded(BONUSES),
    shown: 20,
    hrefs: { orders: '#orders', order: (id) => `#${id}` },
    onMore: () => undefined,
  },
} satisfies Meta<typeof BonusesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePage: Story = { args: { shown: 2 } };
export const Empty: Story = { args: { bonuses: loaded({ balance: 0, expiring: [], entries: [] }) } };
export const AllGone: Story = { args: { bonuses: loaded({ ...BONUSES, balance: 0, expiring: [] }) } };
export const Loading: Story = { args: { bonuses: LOADING } };
export const LoadFailed: Story = { args: { bonuses: FAILED } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
