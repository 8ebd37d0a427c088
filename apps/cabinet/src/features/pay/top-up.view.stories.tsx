import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHARGEBACK_CLAIM, TOP_UP_SYSTEMS } from '../../testing/balance.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { paymentControlIn, paymentWith } from '../../testing/payment-control.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { TopUpView } from './top-up.view.tsx';

const translations = { 'На карте недостаточно денег': 'Kartada mablagʻ yetarli emas', 'К балансу': 'Balansga' };
const FOR_BALANCE = { purpose: 'top_up', order_id: null, amount: 100_000, receipt_number: '28.11.2026-95' } as const;
const APPS = TOP_UP_SYSTEMS.filter(({ type }) => type === 'payment_app');

const meta = {
  title: 'Cabinet/Top up the balance',
  component: TopUpView,
  decorators: [withStoryMessages],
  tags: ['!autodocs'],
  args: {
    bounds: loadedQuery({ min: 1_000, max: 10_000_000 }),
    claim: undefined,
    today: '2026-11-21',
    cards: loadedQuery([SAVED_CARD]),
    apps: loadedQuery(APPS),
    control: paymentControlIn({ kind: 'form', problem: null }),
    back: { href: '#balance', label: 'К балансу' },
    addCard: () => null,
    saveReceipt: () => null,
  },
  parameters: { words: translations },
} satisfies Meta<typeof TopUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Пополнить на 100\s000\sсум$/ });
  },
};

export const WithClaim: Story = { args: { claim: CHARGEBACK_CLAIM } };

export const NoCards: Story = { args: { cards: loadedQuery([]) } };

export const BoundsLoading: Story = { args: { bounds: LOADING_QUERY } };

export const BoundsFailed: Story = { args: { bounds: FAILED_QUERY } };

export const Refused: Story = {
  args: { control: paymentControlIn({ kind: 'form', problem: refusalWith('card_declined', 'На карте недостаточно денег') }) },
};

export const Done: Story = { args: { control: paymentControlIn({ kind: 'succeeded', payment: paymentWith('succeeded', FOR_BALANCE) }) } };

export const Failed: Story = {
  args: {
    control: paymentControlIn({
      kind: 'failed',
      payment: paymentWith('failed', { ...FOR_BALANCE, reason: 'insufficient_funds', message: 'На карте недостаточно денег' }),
    }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
