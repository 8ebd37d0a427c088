import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused } from '../../testing/refusals.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { TrustView } from './trust.view.tsx';

const kept = [
  { what: 'orders', until: '2031-11-25' },
  { what: 'payments', until: '2031-11-25' },
  { what: 'identity', until: '2031-11-25' },
] as const;
const copy = { id: 'exp_1', status: 'ready', created_at: '2026-11-25T06:00:00.000Z', expires_at: '2026-12-02T06:00:00.000Z' } as const;
const nothing = () => undefined;

const meta = {
  title: 'Кабинет/Мои данные',
  component: TrustView,
  decorators: [storyWords],
  args: {
    plan: loaded({ possible: true, orders: [], balance: 0, bonuses: 0, kept: [...kept], erased_at: null }),
    copy: loaded(null),
    copying: { kind: 'idle' },
    download: { state: { kind: 'idle' }, download: nothing },
    isAsking: false,
    deleting: { kind: 'idle' },
    closed: null,
    undoing: { kind: 'idle' },
    security: null,
    onCopy: nothing,
    onAsk: nothing,
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
    plan: loaded({ possible: false, orders: ['100001', '100008'], balance: 5_000, bonuses: 12_500, kept: [...kept], erased_at: null }),
  },
};
export const CopyReady: Story = { args: { copy: loaded(copy) } };
export const CopyLoading: Story = { args: { copy: LOADING } };
export const CopyFailed: Story = { args: { copy: FAILED } };
export const CopyRefused: Story = {
  args: { copying: { kind: 'refused', input: null, refusal: refused('export_lately', 'Копию данных уже собрали сегодня.') } },
};
export const Asking: Story = {
  args: { isAsking: true, plan: loaded({ possible: true, orders: [], balance: 0, bonuses: 12_500, kept: [...kept], erased_at: null }) },
};
const erased_at = '2026-11-28T06:00:00.000Z';
export const JustClosed: Story = { args: { closed: { erased_at, kept: [...kept] } } };
export const Closed: Story = {
  args: { plan: loaded({ possible: true, orders: [], balance: 0, bonuses: 0, kept: [...kept], erased_at }) },
};
export const Loading: Story = { args: { plan: LOADING } };
export const LoadFailed: Story = { args: { plan: FAILED } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
