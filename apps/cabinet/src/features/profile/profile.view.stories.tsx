import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIMIT_BY_STATUS } from '../../testing/limits.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { ProfileView } from './profile.view.tsx';

const nothing = () => undefined;
const readable = (text: string) => text;
const person = { name: 'Dilnoza Karimova', phone: '+998900000001', birthdate: '1994-03-08', passport: 'AA*****67' };
const conditions = { limit: { kind: 'ready', limit: LIMIT_BY_STATUS.approved }, locale: 'ru', transliterate: readable } as const;
const next = {
  order_id: OVERDUE_ORDER.id,
  order_number: OVERDUE_ORDER.number,
  store: OVERDUE_ORDER.store,
  payment_date: '2026-12-18',
  payment_amount: 467_000,
  payment_reason: 'instalment',
  payment_min: 1_000,
  payment_max: 933_980,
  overdue_days: 0,
  past_due_debt: 0,
} as const;
const instalments = {
  orders: { kind: 'ready', total: 4 },
  owed: 5_080_000,
  next,
  overdue: 0,
  locale: 'ru',
} as const;

const meta = {
  title: 'Cabinet/Profile',
  component: ProfileView,
  decorators: [withStoryMessages],
  args: {
    person,
    instalmentTerms: conditions,
    instalments,
    links: { locale: 'ru', transliterate: readable, unread: 3 },
    theme: { theme: 'device', onChoose: nothing },
    signOut: null,
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = new Error('unavailable');
const failed = { kind: 'failed', error, retrying: false, retry: nothing } as const;

export const Default: Story = {};
export const Overdue: Story = {
  args: {
    instalments: {
      ...instalments,
      next: { ...next, payment_date: '2026-11-18', overdue_days: 3, past_due_debt: 467_000 },
      overdue: 500_000,
    },
  },
};
export const NotVerified: Story = {
  args: {
    person: { ...person, birthdate: null, passport: null },
    instalmentTerms: { ...conditions, limit: { kind: 'ready', limit: LIMIT_BY_STATUS.not_created } },
    instalments: { ...instalments, orders: { kind: 'ready', total: 0 }, owed: 0, next: null },
  },
};
export const Loading: Story = {
  args: {
    instalmentTerms: { ...conditions, limit: { kind: 'loading' } },
    instalments: { ...instalments, orders: { kind: 'loading' }, owed: undefined, next: undefined, overdue: undefined },
  },
};
export const Failed: Story = {
  args: { instalmentTerms: { ...conditions, limit: failed }, instalments: { ...instalments, orders: failed } },
};
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
