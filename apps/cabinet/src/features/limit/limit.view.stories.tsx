import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Limit } from '../../domain/limit/limit-step.ts';
import { LIMITS, RESTORABLE, RESTORING } from '../../testing/limits.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { refused, UNANSWERED } from '../../testing/refusals.ts';
import { inFormColumn, storyWords } from '../../testing/story-words.tsx';
import { LimitView } from './limit.view.tsx';

const words = {
  'Есть просроченный платёж.': 'Kechikkan toʻlov bor.',
  'Фото паспорта нечёткое.': 'Pasport surati xira.',
  'Запрос уже отправлен. Ответ придет в СМС': 'Soʻrov yuborilgan. Javob SMS orqali keladi',
};

const of = (limit: Limit): Story => ({ args: { limit: loaded({ data: limit }) } });

const meta = {
  title: 'Кабинет/Лимит',
  component: LimitView,
  decorators: [inFormColumn, storyWords],
  args: {
    limit: loaded({ data: LIMITS.not_created }),
    write: { kind: 'idle' },
    hrefs: { verification: '#verification', stores: '#stores', topUp: '#top-up', overdue: '#overdue' },
    checkoutHref: null,
    supportPhone: '+998712000000',
    locale: 'ru',
    readable: (text) => text,
    onWrite: () => undefined,
  },
  parameters: { words },
} satisfies Meta<typeof LimitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotCreated: Story = of(LIMITS.not_created);

export const OrderWaits: Story = { args: { limit: loaded({ data: LIMITS.approved }), checkoutHref: '#checkout' } };

export const Requested: Story = of(LIMITS.requested);

export const Pending: Story = of(LIMITS.pending);

export const Approved: Story = of(LIMITS.approved);

export const Rejected: Story = of(LIMITS.rejected);

export const Expired: Story = of(LIMITS.expired);

export const Blocked: Story = of(LIMITS.blocked);

export const Restorable: Story = of(RESTORABLE);

export const Restoring: Story = of(RESTORING);

export const Asking: Story = { args: { write: { kind: 'busy', input: 'request' } } };

export const NotAsked: Story = { args: { write: { kind: 'refused', input: 'request', refusal: UNANSWERED } } };

export const NotRestored: Story = {
  args: {
    ...of(RESTORABLE).args,
    write: { kind: 'refused', input: 'restore', refusal: refused('restoration_open', 'Запрос уже отправлен. Ответ придет в СМС') },
  },
};

export const Loading: Story = { args: { limit: LOADING } };

export const Failed: Story = { args: { limit: FAILED } };

export const LongUzbekText: Story = { ...of(LIMITS.blocked), globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...of(LIMITS.rejected), globals: { viewport: { value: 'phone' } } };
