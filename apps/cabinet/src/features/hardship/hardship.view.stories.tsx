import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOVE_HARDSHIP, MOVE_QUOTE } from '../../testing/hardships.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { EMPTY_HARDSHIP_CHOICE, type HardshipQuoteState } from './hardship.types.ts';
import { HardshipView } from './hardship.view.tsx';

const as_of = '2026-11-21';
const choice = { ...EMPTY_HARDSHIP_CHOICE, number: 2, date: '2026-12-03' } as const;
const quote: HardshipQuoteState = { data: { data: MOVE_QUOTE, as_of }, refusal: null, isFetching: false, refetch: () => undefined };
const input = { request: { kind: 'move', number: 2, date: '2026-12-03' }, quoteId: 'hq_1' } as const;

const meta = {
  title: 'Cabinet/Postpone a payment',
  component: HardshipView,
  decorators: [withStoryMessages],
  args: {
    order: loadedQuery({ data: OVERDUE_ORDER, as_of }),
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
export const NothingChosen: Story = { args: { choice: EMPTY_HARDSHIP_CHOICE, quote: null } };
export const Split: Story = { args: { kind: 'split', choice: EMPTY_HARDSHIP_CHOICE, quote: null } };
export const WithCost: Story = { args: { quote: { ...quote, data: { data: { ...MOVE_QUOTE, cost: 25_000 }, as_of } } } };
export const Counting: Story = { args: { quote: { ...quote, data: undefined, isFetching: true } } };
export const Refused: Story = {
  args: {
    quote: {
      ...quote,
      data: undefined,
      refusal: refusalWith('hardship_moved_recently', 'Дату можно перенести один раз за три платежа подряд, и ее уже переносили'),
    },
  },
};
export const Sending: Story = { args: { write: { kind: 'busy', input } } };
export const Unknown: Story = { args: { write: { kind: 'refused', input, refusal: UNANSWERED_REFUSAL }, isUnknown: true } };
export const Done: Story = { args: { done: MOVE_HARDSHIP } };
export const InCourt: Story = { args: { order: loadedQuery({ data: { ...OVERDUE_ORDER, status: 'send_enveloper' }, as_of }) } };
export const Loading: Story = { args: { order: LOADING_QUERY } };
export const LoadFailed: Story = { args: { order: FAILED_QUERY } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
