import type { Meta, StoryObj } from '@storybook/react-vite';
import { payment } from '../../testing/orders.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refund } from '../../testing/refunds.ts';
import { inFormColumn, storyWords } from '../../testing/story-words.tsx';
import { PaymentView } from './payment.view.tsx';

const NOT_ENOUGH = 'На карте недостаточно денег';
const words = { [NOT_ENOUGH]: 'Kartada mablagʻ yetarli emas' };
const NAMED = { order_names: [{ order_id: '100008', number: '100008', store: 'Texno Olam' }] };
const SENT = { type: 'created', step: 'sent', status: 'created', at: '2026-11-21T08:00:00.000Z' } as const;
const SETTLED = { type: 'settled', step: 'ledger', status: 'succeeded', at: '2026-11-21T08:00:12.000Z' } as const;
const DECLINED = { type: 'declined', step: 'bank', status: 'failed', at: '2026-11-21T08:00:12.000Z' } as const;

const meta = {
  title: 'Кабинет/Один платёж',
  component: PaymentView,
  decorators: [inFormColumn, storyWords],
  args: {
    of: loaded(payment('succeeded', { ...NAMED, events: [SENT, SETTLED] })),
    isMissing: false,
    locale: 'ru',
    readable: (text) => text,
    listHref: '#payments',
    saveReceipt: () => null,
  },
  parameters: { words },
} satisfies Meta<typeof PaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PartlyReturned: Story = {
  args: { of: loaded(payment('succeeded', { ...NAMED, events: [SENT, SETTLED], refunded_amount: 60_000, refunds: [refund()] })) },
};
export const Checked: Story = { args: { of: loaded(payment('processing', { ...NAMED, events: [SENT] })) } };
export const AwaitsCode: Story = { args: { of: loaded(payment('otp_required', { ...NAMED, events: [SENT] })) } };
export const Declined: Story = {
  args: {
    of: loaded(payment('failed', { ...NAMED, events: [SENT, DECLINED], reason: 'insufficient_funds', message: NOT_ENOUGH })),
  },
};
export const Missing: Story = { args: { of: FAILED, isMissing: true } };
export const Loading: Story = { args: { of: LOADING } };
export const LoadFailed: Story = { args: { of: FAILED } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
