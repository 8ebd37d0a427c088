import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_ORDERS_CONSENT, EXPIRED_CARD, FAILED_DEBIT, HUMO_CARD, ORDER_CONSENT, withdrawnConsent } from '../../testing/consents.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { ConsentsView } from './consents.view.tsx';

const translations = {
  'На карте недостаточно денег': 'Kartada mablagʻ yetarli emas',
  'Нет карты, с которой можно списать': 'Pul yechish mumkin boʻlgan karta yoʻq',
};
const cards = [SAVED_CARD, HUMO_CARD, EXPIRED_CARD];
const of = (...data: (typeof ORDER_CONSENT)[]) => ({ kind: 'ready', cards, list: { data, as_of: '2026-11-25' } }) as const;
const nothing = () => undefined;

const meta = {
  title: 'Cabinet/Autopayment',
  component: ConsentsView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    state: of(ORDER_CONSENT, ALL_ORDERS_CONSENT),
    note: null,
    withdrawing: { kind: 'idle' },
    hrefs: { grant: () => '#grant', order: () => '#order', pay: () => '#pay', payment: () => '#payment', cards: '#cards' },
    onWithdraw: nothing,
  },
  parameters: { words: translations },
} satisfies Meta<typeof ConsentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Off: Story = { args: { state: of() } };

export const Failed: Story = {
  args: {
    state: of({
      ...ORDER_CONSENT,
      debits: [FAILED_DEBIT, ...ORDER_CONSENT.debits],
      next_debits: ORDER_CONSENT.next_debits.map((one) => ({ ...one, sources: [] })),
    }),
  },
};

export const CardsEndedOrDeleted: Story = {
  args: {
    state: of({
      ...ORDER_CONSENT,
      card_order: ['card_3'],
      history: ORDER_CONSENT.history.map((one) => ({ ...one, cards: ['0041', '9999'] })),
    }),
  },
};

export const Withdrawing: Story = { args: { withdrawing: { kind: 'busy', input: ORDER_CONSENT } } };

export const Withdrawn: Story = {
  args: { state: of(withdrawnConsent(ORDER_CONSENT)), note: { kind: 'withdrawn', consent: withdrawnConsent(ORDER_CONSENT) } },
};

export const WithdrawnWhileAllStand: Story = {
  args: {
    state: of(withdrawnConsent(ORDER_CONSENT), ALL_ORDERS_CONSENT),
    note: { kind: 'withdrawn', consent: withdrawnConsent(ORDER_CONSENT) },
  },
};

export const NotWithdrawn: Story = { args: { withdrawing: { kind: 'refused', input: ORDER_CONSENT, refusal: UNANSWERED_REFUSAL } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const NotLoaded: Story = {
  args: { state: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: nothing } },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
