import type { Meta, StoryObj } from '@storybook/react-vite';
import { OVERDUE_ORDER, wirePayment } from '../../testing/orders.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { DocumentsView } from './documents.view.tsx';

const translations = {
  'Справка о полном погашении появится, когда заказ будет оплачен полностью': 'Maʼlumotnoma buyurtma toʻliq toʻlangach paydo boʻladi',
};
const PAID = {
  ...OVERDUE_ORDER,
  id: '100002',
  number: '100002',
  status: 'finished',
  remainder: 0,
  overdue_days: 0,
  payment_reason: null,
} as const;
const nothing = () => undefined;
const orders = { kind: 'ready', orders: [OVERDUE_ORDER, PAID], total: 7, more: 'idle', onMore: nothing } as const;
const receipts = {
  payments: { kind: 'ready', items: [wirePayment('succeeded'), wirePayment('failed', { payment_id: 'pay_2' })], more: 'end' },
  onMore: nothing,
} as const;
const downloads = { state: { kind: 'idle' }, download: nothing } as const;

const calendar = {
  state: { kind: 'off' },
  turningOn: { kind: 'idle' },
  outcome: null,
  copying: 'idle',
  change: { kind: 'rest', done: null },
  onTurnOn: nothing,
  onCopy: nothing,
  onChange: nothing,
  onConfirmChange: nothing,
  onCancelChange: nothing,
} as const;

const meta = {
  title: 'Cabinet/Documents',
  component: DocumentsView,
  decorators: [withStoryMessages],
  args: { today: '2026-11-25', orders, downloads, receipts, calendar },
  parameters: { words: translations },
} satisfies Meta<typeof DocumentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saving: Story = {
  args: { downloads: { ...downloads, state: { kind: 'busy', input: { kind: 'contract', orderId: OVERDUE_ORDER.id } } } },
};

export const Refused: Story = {
  args: {
    downloads: {
      ...downloads,
      state: {
        kind: 'refused',
        input: { kind: 'certificate', orderId: PAID.id },
        refusal: refusalWith('certificate_unavailable', 'Справка о полном погашении появится, когда заказ будет оплачен полностью'),
      },
    },
  },
};

export const NoOrders: Story = { args: { orders: { ...orders, orders: [], total: 0, more: 'end' } } };

export const Loading: Story = { args: { orders: { kind: 'loading' } } };

export const Failed: Story = {
  args: {
    orders: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: nothing },
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
