import type { Meta, StoryObj } from '@storybook/react-vite';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { OWN_REVIEW, WAITING_REVIEW } from '../../testing/reviews.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { ReviewsView } from './reviews.view.tsx';

const input = { productId: '1000', stars: 4, text: OWN_REVIEW.text } as const;
const editing = { editing: '1000', draft: { stars: 4, text: OWN_REVIEW.text } } as const;

const meta = {
  title: 'Cabinet/Reviews',
  component: ReviewsView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    list: loadedQuery({ data: [OWN_REVIEW], waiting: [WAITING_REVIEW] }),
    editing: null,
    draft: { stars: null, text: '' },
    saving: { kind: 'idle' },
    saved: null,
    removal: { kind: 'rest', done: null },
    hrefs: { list: '#list', orders: '#orders', order: (id) => `#order-${id}`, write: (id) => `#write-${id}` },
    onDraft: () => undefined,
    onSave: () => undefined,
    onCancel: () => undefined,
    onEdit: () => undefined,
    onRemove: () => undefined,
    onConfirmRemoval: () => undefined,
    onCancelRemoval: () => undefined,
  },
} satisfies Meta<typeof ReviewsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = { args: { saved: OWN_REVIEW.product.name } };
export const Removed: Story = {
  args: { list: loadedQuery({ data: [], waiting: [WAITING_REVIEW] }), removal: { kind: 'rest', done: { target: OWN_REVIEW, count: 1 } } },
};
export const Empty: Story = { args: { list: loadedQuery({ data: [], waiting: [] }) } };
export const Loading: Story = { args: { list: LOADING_QUERY } };
export const LoadFailed: Story = { args: { list: FAILED_QUERY } };
export const Writing: Story = { args: { editing: '1001' } };
export const Changing: Story = { args: editing };
export const Sending: Story = { args: { ...editing, saving: { kind: 'busy', input } } };
export const TooLong: Story = {
  args: {
    ...editing,
    saving: {
      kind: 'refused',
      input,
      refusal: refusalWith('text_too_long', 'Текст слишком длинный. Сократите его до 2 000 знаков', { fields: { text: 'too_long' } }),
    },
  },
};
export const NotReceived: Story = {
  args: {
    ...editing,
    saving: { kind: 'refused', input, refusal: refusalWith('review_not_allowed', 'Оценить можно только полученный товар') },
  },
};
export const NoAnswer: Story = { args: { ...editing, saving: { kind: 'refused', input, refusal: UNANSWERED_REFUSAL } } };
export const NotReviewable: Story = { args: { editing: '7' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
