import type { Meta, StoryObj } from '@storybook/react-vite';
import { BALANCE_ENTRIES, BALANCE_WITH_CLAIM, EMPTY_BALANCE, PARTLY_HELD_BALANCE } from '../../testing/balance.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { BalanceView } from './balance.view.tsx';

const meta = {
  title: 'Cabinet/Balance',
  component: BalanceView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    balance: loadedQuery(PARTLY_HELD_BALANCE),
    history: { kind: 'ready', items: BALANCE_ENTRIES, more: 'idle' },
    hrefs: { topUp: '#top-up', withdraw: '#withdraw' },
    orderHref: (id) => `#${id}`,
    paymentHref: (id) => `#${id}`,
    onMore: () => undefined,
  },
} satisfies Meta<typeof BalanceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingHeld: Story = {
  args: {
    balance: loadedQuery({ ...PARTLY_HELD_BALANCE, available: PARTLY_HELD_BALANCE.amount }),
    history: { kind: 'ready', items: BALANCE_ENTRIES, more: 'end' },
  },
};

export const Empty: Story = { args: { balance: loadedQuery(EMPTY_BALANCE), history: { kind: 'ready', items: [], more: 'end' } } };

export const WithClaim: Story = { args: { balance: loadedQuery(BALANCE_WITH_CLAIM) } };

export const Loading: Story = { args: { balance: LOADING_QUERY, history: { kind: 'loading' } } };

export const BalanceFailed: Story = { args: { balance: FAILED_QUERY } };

export const HistoryFailed: Story = {
  args: { history: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: () => undefined } },
};

export const MoreLoading: Story = { args: { history: { kind: 'ready', items: BALANCE_ENTRIES, more: 'loading' } } };

export const MoreFailed: Story = { args: { history: { kind: 'ready', items: BALANCE_ENTRIES, more: 'error' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
