import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePayment } from '../../testing/orders.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refundWith } from '../../testing/refunds.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { PaymentView } from './payment.view.tsx';

const NOT_ENOUGH = 'На карте недостаточно денег';
const translations = { [NOT_ENOUGH]: 'Kartada mablagʻ yetarli emas' };
const NAMED = { order_names: [{ order_id: '100008', number: '100008', store: 'Texno Olam' }] };
const SENT = { type: 'created', step: 'sent', status: 'created', at: '2026-11-21T08:00:00.000Z' } as const;
const SETTLED = { type: 'settled', step: 'ledger', status: 'succeeded', at: '2026-11-21T08:00:12.000Z' } as const;
const DECLINED = { type: 'declined', step: 'bank', status: 'failed', at: '2026-11-21T08:00:12.000Z' } as const;

const meta = {
  title: 'Cabinet/One payment',
  component: PaymentView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    of: loadedQuery(wirePayment('succeeded', { ...NAMED, events: [SENT, SETTLED] })),
    isMissing: false,
    locale: 'ru',
    transliterate: (text) => text,
    listHref: '#payments',
    paidOrder: () => null,
    saveReceipt: () => null,
  },
  parameters: { words: translations },
} satisfies Meta<typeof PaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PartlyReturned: Story = {
  args: {
    of: loadedQuery(wirePayment('succeeded', { ...NAMED, events: [SENT, SETTLED], refunded_amount: 60_000, refunds: [refundWith()] })),
  },
};
export const Checked: Story = { args: { of: loadedQuery(wirePayment('processing', { ...NAMED, events: [SENT] })) } };
export const AwaitsCode: Story = { args: { of: loadedQuery(wirePayment('otp_required', { ...NAMED, events: [SENT] })) } };
export const Declined: Story = {
  args: {
    of: loadedQuery(wirePayment('failed', { ...NAMED, events: [SENT, DECLINED], reason: 'insufficient_funds', message: NOT_ENOUGH })),
  },
};
export const Missing: Story = { args: { of: FAILED_QUERY, isMissing: true } };
export const Loading: Story = { args: { of: LOADING_QUERY } };
export const LoadFailed: Story = { args: { of: FAILED_QUERY } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
