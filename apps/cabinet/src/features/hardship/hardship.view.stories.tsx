import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOVED, MOVED_DONE } from '../../testing/hardships.ts';
import { OVERDUE } from '../../testing/orders.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused, UNANSWERED } from '../../testing/refusals.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { EMPTY_CHOICE, type QuoteState } from './hardship.types.ts';
import { HardshipView } from './hardship.view.tsx';

const as_of = '2026-11-21';
const choice = { ...EMPTY_CHOICE, number: 2, date: '2026-12-03' } as const;
const quote: QuoteState = { data: { data: MOVED, as_of }, refusal: null, isFetching: false, refetch: () => undefined };
const input = { ask: { kind: 'move', number: 2, date: '2026-12-03' }, quoteId: 'hq_1' } as const;

const meta = {
  title: 'Кабинет/Перенос платежа',
  component: HardshipView,
  decorators: [storyWords],
  args: {
    order: loaded({ data: OVERDUE, as_of }),
    kind: 'move',
    choice,
    quote,
    write: { kind: 'idle' },
    isUnknown: false,
    isLookingUp: false,
    done: null,
    orderHref: '#order',
    payHref: '#pay',
    supportPhone: '+998712000000',
    onKind: () => undefined,
    onChoice: () => undefined,
    onAgree: () => undefined,
  },
} satisfies Meta<typeof HardshipView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { choice: EMPTY_CHOICE, quote: null } };
export const Split: Story = { args: { kind: 'split', choice: EMPTY_CHOICE, quote: null } };
export const WithCost: Story = { args: { quote: { ...quote, data: { data: { ...MOVED, cost: 25_000 }, as_of } } } };
export const Counting: Story = { args: { quote: { ...quote, data: undefined, isFetching: true } } };
export const Refused: Story = {
  args: {
    quote: {
      ...quote,
      data: undefined,
      refusal: refused('hardship_moved_recently', 'Дату можно перенести один раз за три платежа подряд, и ее уже переносили'),
    },
  },
};
export const Sending: Story = { args: { write: { kind: 'busy', input } } };
export const Unknown: Story = { args: { write: { kind: 'refused', input, refusal: UNANSWERED }, isUnknown: true } };
export const Done: Story = { args: { done: MOVED_DONE } };
export const InCourt: Story = { args: { order: loaded({ data: { ...OVERDUE, status: 'send_enveloper' }, as_of }) } };
export const Loading: Story = { args: { order: LOADING } };
export const LoadFailed: Story = { args: { order: FAILED } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
