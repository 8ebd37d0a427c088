import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEVICES_NOW, PASSKEYS } from '../../testing/devices.ts';
import { UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { RecentPasskeysView } from './recent-passkeys.tsx';

const meta = {
  title: 'Cabinet/Recent passkeys',
  component: RecentPasskeysView,
  decorators: [withFormColumn, withStoryMessages],
  args: { passkeys: PASSKEYS, now: DEVICES_NOW, problem: null, onDelete: () => undefined },
} satisfies Meta<typeof RecentPasskeysView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = { args: { problem: UNANSWERED_REFUSAL } };

export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
