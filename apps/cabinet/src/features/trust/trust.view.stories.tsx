import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { TrustView } from './trust.view.tsx';

const retained = [
  { what: 'orders', until: '2031-11-25' },
  { what: 'payments', until: '2031-11-25' },
  { what: 'identity', until: '2031-11-25' },
] as const;
const copy = { id: 'exp_1', status: 'ready', created_at: '2026-11-25T06:00:00.000Z', expires_at: '2026-12-02T06:00:00.000Z' } as const;
const nothing = () => undefined;

const meta = {
  title: 'Cabinet/My data',
  component: TrustView,
  decorators: [withStoryMessages],
  args: {
    plan: loadedQuery({ possible: true, orders: [], balance: 0, bonuses: 0, kept: [...retained], erased_at: null }),
    copy: loadedQuery(null),
    copying: { kind: 'idle' },
    download: { state: { kind: 'idle' }, download: nothing },
    isConfirming: false,
    deleting: { kind: 'idle' },
    closed: null,
    undoing: { kind: 'idle' },
    securityHref: '#security',
    onCopy: nothing,
    onConfirmingChange: nothing,
    onDelete: nothing,
    onUndo: nothing,
    onLeave: nothing,
  },
} satisfies Meta<typeof TrustView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Owing: Story = {
  args: {
    plan: loadedQuery({
      possible: false,
      orders: ['100001', '100008'],
      balance: 5_000,
      bonuses: 12_500,
      kept: [...retained],
      erased_at: null,
    }),
  },
};
export const CopyReady: Story = { args: { copy: loadedQuery(copy) } };
export const CopyLoading: Story = { args: { copy: LOADING_QUERY } };
export const CopyFailed: Story = { args: { copy: FAILED_QUERY } };
export const CopyRefused: Story = {
  args: { copying: { kind: 'refused', input: null, refusal: refusalWith('export_lately', 'Копию данных уже собрали сегодня.') } },
};
export const Asking: Story = {
  args: {
    isConfirming: true,
    plan: loadedQuery({ possible: true, orders: [], balance: 0, bonuses: 12_500, kept: [...retained], erased_at: null }),
  },
};
const erased_at = '2026-11-28T06:00:00.000Z';
export const JustClosed: Story = { args: { closed: { erased_at, kept: [...retained] } } };
export const Closed: Story = {
  args: { plan: loadedQuery({ possible: true, orders: [], balance: 0, bonuses: 0, kept: [...retained], erased_at }) },
};
export const Loading: Story = { args: { plan: LOADING_QUERY } };
export const LoadFailed: Story = { args: { plan: FAILED_QUERY } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
