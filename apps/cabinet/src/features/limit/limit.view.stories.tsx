import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Limit } from '../../domain/limit/limit-step.ts';
import { LIMIT_BY_STATUS, RESTORABLE_LIMIT, RESTORING_LIMIT } from '../../testing/limits.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { LimitView } from './limit.view.tsx';

const translations = {
  'Есть просроченный платёж.': 'Kechikkan toʻlov bor.',
  'Фото паспорта нечёткое.': 'Pasport surati xira.',
  'Запрос уже отправлен. Ответ придет в СМС': 'Soʻrov yuborilgan. Javob SMS orqali keladi',
};

const of = (limit: Limit): Story => ({ args: { limit: loadedQuery({ data: limit }) } });

const meta = {
  title: 'Cabinet/Limit',
  component: LimitView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    limit: loadedQuery({ data: LIMIT_BY_STATUS.not_created }),
    write: { kind: 'idle' },
    hrefs: { verification: '#verification', stores: '#stores', topUp: '#top-up', overdue: '#overdue' },
    checkoutHref: null,
    supportPhone: '+998712000000',
    locale: 'ru',
    transliterate: (text) => text,
    onWrite: () => undefined,
  },
  parameters: { words: translations },
} satisfies Meta<typeof LimitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotCreated: Story = of(LIMIT_BY_STATUS.not_created);

export const OrderWaits: Story = { args: { limit: loadedQuery({ data: LIMIT_BY_STATUS.approved }), checkoutHref: '#checkout' } };

export const Requested: Story = of(LIMIT_BY_STATUS.requested);

export const Pending: Story = of(LIMIT_BY_STATUS.pending);

export const Approved: Story = of(LIMIT_BY_STATUS.approved);

export const Rejected: Story = of(LIMIT_BY_STATUS.rejected);

export const Expired: Story = of(LIMIT_BY_STATUS.expired);

export const Blocked: Story = of(LIMIT_BY_STATUS.blocked);

export const Restorable: Story = of(RESTORABLE_LIMIT);

export const Restoring: Story = of(RESTORING_LIMIT);

export const Asking: Story = { args: { write: { kind: 'busy', input: 'request' } } };

export const NotAsked: Story = { args: { write: { kind: 'refused', input: 'request', refusal: UNANSWERED_REFUSAL } } };

export const NotRestored: Story = {
  args: {
    ...of(RESTORABLE_LIMIT).args,
    write: { kind: 'refused', input: 'restore', refusal: refusalWith('restoration_open', 'Запрос уже отправлен. Ответ придет в СМС') },
  },
};

export const Loading: Story = { args: { limit: LOADING_QUERY } };

export const Failed: Story = { args: { limit: FAILED_QUERY } };

export const LongUzbekText: Story = { ...of(LIMIT_BY_STATUS.blocked), globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...of(LIMIT_BY_STATUS.rejected), globals: { viewport: { value: 'phone' } } };
