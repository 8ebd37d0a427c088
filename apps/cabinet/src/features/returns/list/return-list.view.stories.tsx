import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Return } from '../../../domain/return/return-queries.ts';
import { REJECTED_RETURN, returnCase } from '../../../testing/returns.ts';
import { withFormColumn, withStoryMessages } from '../../../testing/story-messages.tsx';
import { ReturnListView } from './return-list.view.tsx';

const ended: Pick<Return, 'deadline' | 'next_step' | 'actions'> = { deadline: null, next_step: 'none', actions: [] };
const items = [
  returnCase(),
  returnCase({ id: 'ret_2', state: 'approved', deadline: '2026-12-04T08:00:00.000Z', next_step: 'bring_goods' }),
  { ...REJECTED_RETURN, id: 'ret_3' },
  returnCase({ id: 'ret_4', state: 'disputed', deadline: '2026-11-29T08:00:00.000Z', next_step: 'wait_support' }),
  returnCase({ ...ended, actions: ['write'], id: 'ret_5', state: 'accepted', settled: true }),
  returnCase({ ...ended, id: 'ret_6', state: 'lapsed' }),
];

const meta = {
  title: 'Cabinet/My returns',
  component: ReturnListView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    list: { kind: 'ready', items, more: 'end' },
    hrefs: { orders: '#orders', one: (id) => `#${id}` },
    onMore: () => undefined,
  },
} satisfies Meta<typeof ReturnListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneMorePage: Story = { args: { list: { kind: 'ready', items, more: 'idle' } } };
export const MoreFailed: Story = { args: { list: { kind: 'ready', items, more: 'error' } } };
export const Empty: Story = { args: { list: { kind: 'ready', items: [], more: 'end' } } };
export const Loading: Story = { args: { list: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { list: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: () => undefined } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
