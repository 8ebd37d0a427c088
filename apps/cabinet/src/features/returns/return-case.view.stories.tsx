import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Return } from '../../domain/return/return-queries.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refundWith } from '../../testing/refunds.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { PAID_AT_ONCE_FIGURES, REFUNDING_FIGURES, REJECTED_RETURN, returnCase } from '../../testing/returns.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { EMPTY_RETURN_CASE_DRAFT } from './return-case.types.ts';
import { ReturnCaseView } from './return-case.view.tsx';

const deadline = '2026-12-04T08:00:00.000Z';
const answer = { from: 'store', text: 'Мы примем товар. Привезите его в магазин с паспортом.', at: '2026-11-24T10:00:00.000Z' } as const;
const ended: Pick<Return, 'deadline' | 'next_step' | 'actions'> = { deadline: null, next_step: 'none', actions: ['write_support'] };
const message = { kind: 'write', to: 'store', text: 'Когда ответите?' } as const;

const meta = {
  title: 'Cabinet/One return',
  component: ReturnCaseView,
  decorators: [withStoryMessages],
  args: {
    of: loadedQuery(returnCase()),
    isMissing: false,
    returnsHref: '#returns',
    today: '2026-11-24',
    draft: EMPTY_RETURN_CASE_DRAFT,
    write: { kind: 'idle' },
    isConfirming: false,
    photoHref: () => 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72"/>',
    supportPhone: '+998712000000',
    onDraft: () => undefined,
    onAction: () => undefined,
    onConfirmingChange: () => undefined,
  },
} satisfies Meta<typeof ReturnCaseView>;

export default meta;
type Story = StoryObj<typeof meta>;
const story = (change: Parameters<typeof returnCase>[0]): Story => ({ args: { of: loadedQuery(returnCase(change)) } });

export const Requested: Story = {};
export const WithPhotos: Story = story({ photos: [1, 2] });
export const Approved: Story = story({ state: 'approved', deadline, next_step: 'bring_goods', answer });
export const Rejected: Story = {
  args: { of: loadedQuery(REJECTED_RETURN), draft: { ...EMPTY_RETURN_CASE_DRAFT, dispute: 'Товаром я не пользовался' } },
};
export const Disputed: Story = story({
  state: 'disputed',
  deadline,
  next_step: 'wait_support',
  answer: REJECTED_RETURN.answer,
  messages: [
    { from: 'customer', to: 'store', text: 'Когда ответите?', at: '2026-11-24T09:00:00.000Z' },
    { from: 'store', to: 'customer', text: 'Ответим в срок.', at: '2026-11-24T09:01:00.000Z' },
    { from: 'customer', to: 'support', text: 'Товаром я не пользовался.\nНа фото пыль.', at: '2026-11-24T11:00:00.000Z' },
    { from: 'support', to: 'customer', text: 'Видим ваш возврат.', at: '2026-11-24T11:01:00.000Z' },
  ],
});
export const Accepted: Story = story({
  ...ended,
  state: 'accepted',
  settled: true,
  actions: ['write'],
  answer: { ...answer, text: 'Товар у нас, возврат принят.' },
  figures: REFUNDING_FIGURES,
  refunds: [refundWith({ kind: 'item_returned', to: 'balance', system: null, last4: null, amount: 256_020, status: 'arrived' })],
});
export const AcceptedForCash: Story = story({
  ...ended,
  state: 'accepted',
  settled: true,
  actions: ['write'],
  figures: { ...REFUNDING_FIGURES, ...PAID_AT_ONCE_FIGURES, give_back: 1_400_980, give_back_to: 'store_cash' },
});
const repair = { wish: 'repair', category: 'damaged' } as const;
export const Repairing: Story = story({
  ...repair,
  state: 'repairing',
  deadline: '2026-12-15T08:00:00.000Z',
  next_step: 'wait_repair',
  answer: { ...answer, text: 'Товар у нас, чиним.' },
  actions: ['write'],
});
export const RepairApproved: Story = story({ ...repair, state: 'approved', deadline, next_step: 'bring_goods', answer });
export const Repaired: Story = story({ ...repair, ...ended, state: 'repaired', actions: ['write'] });
export const RepairLapsed: Story = story({ ...repair, ...ended, state: 'lapsed' });
export const Declined: Story = story({
  ...ended,
  state: 'declined',
  answer: { from: 'support', text: 'Мы разобрались: оснований для возврата нет.', at: '2026-11-26T10:00:00.000Z' },
});
export const LongAgo: Story = story({ ...ended, state: 'declined', actions: [] });
export const Withdrawn: Story = story({ ...ended, state: 'withdrawn' });
export const Lapsed: Story = story({ ...ended, state: 'lapsed' });
export const Asking: Story = { args: { isConfirming: true } };
export const SendingMessage: Story = {
  args: { draft: { ...EMPTY_RETURN_CASE_DRAFT, message: message.text }, write: { kind: 'busy', input: message } },
};
export const MessageSent: Story = {
  args: {
    of: loadedQuery(returnCase({ messages: [{ from: 'customer', to: message.to, text: message.text, at: '2026-11-24T09:00:00.000Z' }] })),
    write: { kind: 'done', input: message },
  },
};
export const MessageRefused: Story = {
  args: {
    draft: { ...EMPTY_RETURN_CASE_DRAFT, message: message.text },
    write: { kind: 'refused', input: message, refusal: refusalWith('return_closed', 'Этот возврат уже закрыт') },
  },
};
export const Missing: Story = { args: { of: FAILED_QUERY, isMissing: true } };
export const Loading: Story = { args: { of: LOADING_QUERY } };
export const LoadFailed: Story = { args: { of: FAILED_QUERY } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
