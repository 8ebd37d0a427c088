import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_BALANCE, PARTLY_HELD_BALANCE } from '../../testing/balance.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { paymentControlIn, paymentWith } from '../../testing/payment-control.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { WithdrawView } from './withdraw.view.tsx';

const NOT_ENOUGH = 'На балансе недостаточно денег';
const GIVEN_BACK = 'Банк не принял деньги на карту. Они снова на вашем балансе';
const translations = {
  [NOT_ENOUGH]: 'Balansda mablagʻ yetarli emas',
  [GIVEN_BACK]: 'Bank pulni kartaga qabul qilmadi. U yana balansingizda',
  'К балансу': 'Balansga',
};
const WITHDRAWAL = {
  purpose: 'withdrawal',
  order_id: null,
  amount: 210_000,
  receipt_number: '28.11.2026-96',
  sources: [{ type: 'balance', entity_id: null, system: null, last4: null, amount: 210_000 }],
  destination: { type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '1234', amount: 210_000 },
} satisfies Parameters<typeof paymentWith>[1];

const meta = {
  title: 'Cabinet/Withdraw to a card',
  component: WithdrawView,
  decorators: [withStoryMessages],
  tags: ['!autodocs'],
  args: {
    balance: loadedQuery(PARTLY_HELD_BALANCE),
    cards: loadedQuery([
      SAVED_CARD,
      { ...SAVED_CARD, entity_id: 'card_2', system: 'humo', last4: '9012', expiry: '2001', is_default: false },
    ]),
    today: '2026-11-21',
    control: paymentControlIn({ kind: 'form', problem: null }),
    back: { href: '#balance', label: 'К балансу' },
    topUpHref: '#top-up',
    cardsHref: '#cards',
    saveReceipt: () => null,
  },
  parameters: { words: translations },
} satisfies Meta<typeof WithdrawView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Вывести 210\s000\sсум$/ });
  },
};

export const NothingToWithdraw: Story = { args: { balance: loadedQuery(EMPTY_BALANCE) } };

export const NoCards: Story = { args: { cards: loadedQuery([]) } };

export const BalanceLoading: Story = { args: { balance: LOADING_QUERY } };

export const BalanceFailed: Story = { args: { balance: FAILED_QUERY } };

export const CardsLoading: Story = { args: { cards: LOADING_QUERY } };

export const CardsFailed: Story = { args: { cards: FAILED_QUERY } };

export const Refused: Story = {
  args: { control: paymentControlIn({ kind: 'form', problem: refusalWith('insufficient_balance', NOT_ENOUGH) }) },
};

/** The countdowns of the code step start when the story is rendered. */
export const CodeAwaited: Story = {
  render: (args) => {
    const payment = paymentWith('otp_required', WITHDRAWAL);
    return (
      <WithdrawView
        {...args}
        control={paymentControlIn({ kind: 'awaiting-code', payment, otp: sentOtp(Date.now()), problem: null, notice: null })}
      />
    );
  },
};

export const Processing: Story = {
  args: { control: paymentControlIn({ kind: 'processing', payment: paymentWith('processing', WITHDRAWAL) }) },
};

export const Done: Story = { args: { control: paymentControlIn({ kind: 'succeeded', payment: paymentWith('succeeded', WITHDRAWAL) }) } };

export const Failed: Story = {
  args: {
    control: paymentControlIn({
      kind: 'failed',
      payment: paymentWith('failed', { ...WITHDRAWAL, reason: 'withdrawal_declined', message: GIVEN_BACK }),
    }),
  },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
