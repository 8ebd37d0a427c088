import type { Meta, StoryObj } from '@storybook/react-vite';
import { CLAIM, SYSTEMS } from '../../testing/balance.ts';
import { CARD } from '../../testing/orders.ts';
import { controlAt, paymentAt } from '../../testing/payment-control.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused } from '../../testing/refusals.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { TopUpView } from './top-up.view.tsx';

const words = { 'На карте недостаточно денег': 'Kartada mablagʻ yetarli emas', 'К балансу': 'Balansga' };
const FOR_BALANCE = { purpose: 'top_up', order_id: null, amount: 100_000 } as const;
const APPS = SYSTEMS.filter(({ type }) => type === 'payment_app');

const meta = {
  title: 'Кабинет/Пополнение баланса',
  component: TopUpView,
  decorators: [storyWords],
  tags: ['!autodocs'],
  args: {
    bounds: loaded({ min: 1_000, max: 10_000_000 }),
    claim: undefined,
    today: '2026-11-21',
    cards: loaded([CARD]),
    apps: loaded(APPS),
    control: controlAt({ kind: 'form', problem: null }),
    back: { href: '#balance', label: 'К балансу' },
    addCard: () => null,
    saveReceipt: () => null,
  },
  parameters: { words },
} satisfies Meta<typeof TopUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Пополнить на 100\s000\sсум$/ });
  },
};

export const WithClaim: Story = { args: { claim: CLAIM } };

export const NoCards: Story = { args: { cards: loaded([]) } };

export const BoundsLoading: Story = { args: { bounds: LOADING } };

export const BoundsFailed: Story = { args: { bounds: FAILED } };

export const Refused: Story = {
  args: { control: controlAt({ kind: 'form', problem: refused('card_declined', 'На карте недостаточно денег') }) },
};

export const Done: Story = { args: { control: controlAt({ kind: 'succeeded', payment: paymentAt('succeeded', FOR_BALANCE) }) } };

export const Failed: Story = {
  args: {
    control: controlAt({
      kind: 'failed',
      payment: paymentAt('failed', { ...FOR_BALANCE, reason: 'insufficient_funds', message: 'На карте недостаточно денег' }),
    }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
