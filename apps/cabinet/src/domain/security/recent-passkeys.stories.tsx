import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, PASSKEYS } from '../../testing/devices.ts';
import { UNANSWERED } from '../../testing/refusals.ts';
import { inFormColumn, storyWords } from '../../testing/story-words.tsx';
import { RecentPasskeysView } from './recent-passkeys.tsx';

const meta = {
  title: 'Кабинет/Недавние ключи доступа',
  component: RecentPasskeysView,
  decorators: [inFormColumn, storyWords],
  args: { passkeys: PASSKEYS, now: NOW, problem: null, onDelete: () => undefined },
} satisfies Meta<typeof RecentPasskeysView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = { args: { problem: UNANSWERED } };

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
