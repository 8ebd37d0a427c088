import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { REFUNDING_FIGURES, RETURN_QUOTE, RETURNABLE_ORDER } from '../../testing/returns.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import type { RequestReturnViewProps } from './request-return.types.ts';
import { RequestReturnView } from './request-return.view.tsx';
import { EMPTY_RETURN_DRAFT } from './return-draft.ts';

const as_of = '2026-11-24';
const draft = { quantities: { 2: 1 }, category: 'defect', wish: 'refund', text: 'Не закрывается' } as const;
const quote = { data: RETURN_QUOTE, refusal: null, isFetching: false, refetch: () => undefined };
const input = { items: [{ line: 2, quantity: 1 }], category: 'defect' as const };
const fileOf = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const order = (change: object): RequestReturnViewProps['order'] =>
  loadedQuery({ data: { ...RETURNABLE_ORDER, actions: [], ...change }, as_of });

const meta = {
  title: 'Cabinet/Return a product',
  component: RequestReturnView,
  decorators: [withStoryMessages],
  args: {
    order: loadedQuery({ data: RETURNABLE_ORDER, as_of }),
    draft,
    photos: [],
    quote,
    write: { kind: 'idle' },
    isUnknown: false,
    orderHref: '#order',
    caseHref: () => '#case',
    supportPhone: '+998712000000',
    onDraft: () => undefined,
    onPhotos: () => undefined,
    onPhotoRemove: () => undefined,
    onAgree: () => undefined,
  },
} satisfies Meta<typeof RequestReturnView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { draft: EMPTY_RETURN_DRAFT, quote: null } };
export const MoneyComesBack: Story = {
  args: { draft: { ...draft, quantities: { 1: 1 } }, quote: { ...quote, data: { ...RETURN_QUOTE, figures: REFUNDING_FIGURES } } },
};
export const Repair: Story = { args: { draft: { ...draft, wish: 'repair' } } };
export const Photos: Story = {
  args: {
    photos: [
      { id: 'a', file: fileOf('all.jpg'), kind: 'sent', uploadId: 'up_1' },
      { id: 'b', file: fileOf('close.jpg'), kind: 'sending', progress: 0.4 },
      { id: 'c', file: fileOf('bill.jpg'), kind: 'unreadable', error: 'file_broken' },
      { id: 'd', file: fileOf('box.jpg'), kind: 'refused', refusal: UNANSWERED_REFUSAL },
    ],
  },
};
export const TextTooLong: Story = { args: { draft: { ...draft, text: 'очень '.repeat(200) } } };
export const TooLate: Story = {
  args: {
    draft: { ...draft, category: 'changed_mind' },
    quote: {
      ...quote,
      data: undefined,
      refusal: refusalWith('validation_failed', 'Проверьте поля', { fields: { category: 'too_late' } }),
    },
  },
};
export const MoreThanBought: Story = {
  args: {
    write: {
      kind: 'refused',
      input,
      refusal: refusalWith('validation_failed', 'Проверьте поля', { fields: { 'items.0.quantity': 'more_than_bought' } }),
    },
  },
};
export const Counting: Story = { args: { quote: { ...quote, data: undefined, isFetching: true } } };
export const Sending: Story = { args: { write: { kind: 'busy', input } } };
export const Unknown: Story = { args: { write: { kind: 'refused', input, refusal: UNANSWERED_REFUSAL }, isUnknown: true } };
export const AlreadyOpen: Story = { args: { order: order({ returns: [{ id: 'ret_1', state: 'requested', items: input.items }] }) } };
export const InCourt: Story = { args: { order: order({ status: 'send_enveloper' }) } };
export const NothingToReturn: Story = { args: { order: order({ status: 'shipping' }) } };
export const Loading: Story = { args: { order: LOADING_QUERY } };
export const LoadFailed: Story = { args: { order: FAILED_QUERY } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
