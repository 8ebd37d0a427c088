import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY, HELD } from '../../testing/balance.ts';
import { CARD } from '../../testing/orders.ts';
import { controlAt, paymentAt } from '../../testing/payment-control.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { WithdrawView } from './withdraw.view.tsx';

const NOT_ENOUGH = 'На балансе недостаточно денег';
const GIVEN_BACK = 'Банк не принял деньги на карту. Они снова на вашем балансе';
const words = {
  [NOT_ENOUGH]: 'Balansda mablagʻ yetarli emas',
  [GIVEN_BACK]: 'Bank pulni kartaga qabul qilmadi. U yana balansingizda',
  'К балансу': 'Balansga',
};
const WITHDRAWAL = {
  purpose: 'withdrawal',
  order_id: null,
  amount: 210_000,
  sources: [{ type: 'balance', entity_id: null, system: null, last4: null, amount: 210_000 }],
  destination: { type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '1234', amount: 210_000 },
} satisfies Parameters<typeof paymentAt>[1];

const meta = {
  title: 'Кабинет/Вывод на карту',
  component: WithdrawView,
  decorators: [storyWords],
  tags: ['!autodocs'],
  args: {
    balance: loaded(HELD),
    cards: loaded([CARD, { ...CARD, entity_id: 'card_2', system: 'humo', last4: '9012', expiry: '2001', is_default: false }]),
    today: '2026-11-21',
    control: controlAt({ kind: 'form', problem: null }),
    back: { href: '#balance', label: 'К балансу' },
    topUpHref: '#top-up',
    cardsHref: '#cards',
    saveReceipt: () => null,
  },
  parameters: { words },
} satisfies Meta<typeof WithdrawView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Вывести 210\s000\sсум$/ });
  },
};

export const NothingToWithdraw: Story = { args: { balance: loaded(EMPTY) } };

export const NoCards: Story = { args: { cards: loaded([]) } };

export const BalanceLoading: Story = { args: { balance: LOADING } };

export const BalanceFailed: Story = { args: { balance: FAILED } };

export const CardsLoading: Story = { args: { cards: LOADING } };

export const CardsFailed: Story = { args: { cards: FAILED } };

export const Refused: Story = { args: { control: controlAt({ kind: 'form', problem: refused('insufficient_balance', NOT_ENOUGH) }) } };

/** The countdowns of the code step start when the story is rendered. */
export const CodeAwaited: Story = {
  render: (args) => {
    const payment = paymentAt('otp_required', WITHDRAWAL);
    return (
      <WithdrawView
        {...args}
        control={controlAt({ kind: 'awaiting-code', payment, otp: sentOtp(Date.now()), problem: null, notice: null })}
      />
    );
  },
};

export const Processing: Story = { args: { control: controlAt({ kind: 'processing', payment: paymentAt('processing', WITHDRAWAL) }) } };

export const Done: Story = { args: { control: controlAt({ kind: 'succeeded', payment: paymentAt('succeeded', WITHDRAWAL) }) } };

export const Failed: Story = {
  args: {
    control: controlAt({
      kind: 'failed',
      payment: paymentAt('failed', { ...WITHDRAWAL, reason: 'withdrawal_declined', message: GIVEN_BACK }),
    }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
