import type { Meta, StoryObj } from '@storybook/react-vite';
import { CLAIMED, EMPTY, ENTRIES, HELD } from '../../testing/balance.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { inFormColumn, storyWords } from '../../testing/story-words.tsx';
import { BalanceView } from './balance.view.tsx';

const meta = {
  title: 'Кабинет/Баланс',
  component: BalanceView,
  decorators: [inFormColumn, storyWords],
  args: {
    balance: loaded(HELD),
    history: { kind: 'ready', items: ENTRIES, more: 'idle' },
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
  args: { balance: loaded({ ...HELD, available: HELD.amount }), history: { kind: 'ready', items: ENTRIES, more: 'end' } },
};

export const Empty: Story = { args: { balance: loaded(EMPTY), history: { kind: 'ready', items: [], more: 'end' } } };

export const WithClaim: Story = { args: { balance: loaded(CLAIMED) } };

export const Loading: Story = { args: { balance: LOADING, history: { kind: 'loading' } } };

export const BalanceFailed: Story = { args: { balance: FAILED } };

export const HistoryFailed: Story = {
  args: { history: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: () => undefined } },
};

export const MoreLoading: Story = { args: { history: { kind: 'ready', items: ENTRIES, more: 'loading' } } };

export const MoreFailed: Story = { args: { history: { kind: 'ready', items: ENTRIES, more: 'error' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
