import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONSENT, ENDED, FAILED_DEBIT, FOR_ALL, HUMO, withdrawn } from '../../testing/consents.ts';
import { CARD } from '../../testing/orders.ts';
import { UNANSWERED } from '../../testing/refusals.ts';
import { inFormColumn, storyWords } from '../../testing/story-words.tsx';
import { ConsentsView } from './consents.view.tsx';

const words = {
  'На карте недостаточно денег': 'Kartada mablagʻ yetarli emas',
  'Нет карты, с которой можно списать': 'Pul yechish mumkin boʻlgan karta yoʻq',
};
const cards = [CARD, HUMO, ENDED];
const of = (...data: (typeof CONSENT)[]) => ({ kind: 'ready', cards, list: { data, as_of: '2026-11-25' } }) as const;
const nothing = () => undefined;

const meta = {
  title: 'Кабинет/Автосписание',
  component: ConsentsView,
  decorators: [inFormColumn, storyWords],
  args: {
    state: of(CONSENT, FOR_ALL),
    note: null,
    withdrawing: { kind: 'idle' },
    hrefs: { grant: () => '#grant', order: () => '#order', pay: () => '#pay', payment: () => '#payment', cards: '#cards' },
    onWithdraw: nothing,
  },
  parameters: { words },
} satisfies Meta<typeof ConsentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Off: Story = { args: { state: of() } };

export const Failed: Story = {
  args: {
    state: of({
      ...CONSENT,
      debits: [FAILED_DEBIT, ...CONSENT.debits],
      next_debits: CONSENT.next_debits.map((one) => ({ ...one, sources: [] })),
    }),
  },
};

export const CardsEndedOrDeleted: Story = {
  args: {
    state: of({ ...CONSENT, card_order: ['card_3'], history: CONSENT.history.map((one) => ({ ...one, cards: ['0041', '9999'] })) }),
  },
};

export const Withdrawing: Story = { args: { withdrawing: { kind: 'busy', input: CONSENT } } };

export const Withdrawn: Story = { args: { state: of(withdrawn(CONSENT)), note: { kind: 'withdrawn', consent: withdrawn(CONSENT) } } };

export const WithdrawnWhileAllStand: Story = {
  args: { state: of(withdrawn(CONSENT), FOR_ALL), note: { kind: 'withdrawn', consent: withdrawn(CONSENT) } },
};

export const NotWithdrawn: Story = { args: { withdrawing: { kind: 'refused', input: CONSENT, refusal: UNANSWERED } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const NotLoaded: Story = {
  args: { state: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: nothing } },
};

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
