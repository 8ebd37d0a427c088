import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { BONUSES } from '../../testing/reviews.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { BonusesView } from './bonuses.view.tsx';

const meta = {
  title: 'Cabinet/Bonuses',
  component: BonusesView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    bonuses: loadedQuery(BONUSES),
    visibleCount: 20,
    hrefs: { orders: '#orders', order: (id) => `#${id}` },
    onMore: () => undefined,
  },
} satisfies Meta<typeof BonusesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePage: Story = { args: { visibleCount: 2 } };
export const Empty: Story = { args: { bonuses: loadedQuery({ balance: 0, expiring: [], entries: [] }) } };
export const AllGone: Story = { args: { bonuses: loadedQuery({ ...BONUSES, balance: 0, expiring: [] }) } };
export const Loading: Story = { args: { bonuses: LOADING_QUERY } };
export const LoadFailed: Story = { args: { bonuses: FAILED_QUERY } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
