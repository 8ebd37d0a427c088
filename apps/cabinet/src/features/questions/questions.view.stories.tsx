import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { ANSWERED_QUESTION, UNANSWERED_QUESTION } from '../../testing/reviews.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import type { QuestionFormProps } from './question-form.tsx';
import { QuestionsView } from './questions.view.tsx';

const input = { subject: { kind: 'product', id: '1000' }, text: 'Есть ли гарантия?' } as const;
const failure = { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: () => undefined } as const;
const form: QuestionFormProps = {
  subjectDetails: { kind: 'ready', about: { kind: 'product', name: 'Смартфон Samsung A255, 256 ГБ', store: 'Texno Olam' } },
  text: input.text,
  sending: { kind: 'idle' },
  listHref: '#list',
  onText: () => undefined,
  onSend: () => undefined,
  onCancel: () => undefined,
};

const meta = {
  title: 'Cabinet/Questions',
  component: QuestionsView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    questions: { kind: 'ready', items: [ANSWERED_QUESTION, UNANSWERED_QUESTION], more: 'idle' },
    form: null,
    sentTo: null,
    hrefs: { list: '#list', orders: '#orders', order: (id) => `#order-${id}`, product: (id) => `#product-${id}` },
    onMore: () => undefined,
  },
} satisfies Meta<typeof QuestionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sent: Story = { args: { sentTo: 'Texno Olam' } };
export const Empty: Story = { args: { questions: { kind: 'ready', items: [], more: 'end' } } };
export const Loading: Story = { args: { questions: { kind: 'loading' } } };
export const LoadFailed: Story = { args: { questions: failure } };
export const MoreFailed: Story = { args: { questions: { kind: 'ready', items: [ANSWERED_QUESTION], more: 'error' } } };
export const Asking: Story = { args: { form } };
export const AboutOrder: Story = {
  args: { form: { ...form, text: '', subjectDetails: { kind: 'ready', about: { kind: 'order', name: '100008', store: 'Texno Olam' } } } },
};
export const Sending: Story = { args: { form: { ...form, sending: { kind: 'busy', input } } } };
export const TooMany: Story = {
  args: {
    form: {
      ...form,
      sending: { kind: 'refused', input, refusal: refusalWith('validation_failed', 'Проверьте поля', { fields: { text: 'too_many' } }) },
    },
  },
};
export const NoAnswer: Story = { args: { form: { ...form, sending: { kind: 'refused', input, refusal: UNANSWERED_REFUSAL } } } };
export const FormLoading: Story = { args: { form: { ...form, subjectDetails: { kind: 'loading' } } } };
export const FormFailed: Story = { args: { form: { ...form, subjectDetails: failure } } };
export const NothingToAskAbout: Story = { args: { form: { ...form, subjectDetails: { kind: 'missing' } } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
