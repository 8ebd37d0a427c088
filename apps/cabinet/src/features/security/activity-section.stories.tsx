import type { Meta, StoryObj } from '@storybook/react-vite';
import { ACTIVITY_ENTRIES, DEVICES_NOW } from '../../testing/devices.ts';
import { UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { ActivitySection } from './activity-section.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Cabinet/Activity log',
  component: ActivitySection,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    activity: { kind: 'ready', items: ACTIVITY_ENTRIES },
    frozen: false,
    now: DEVICES_NOW,
    freezing: { kind: 'idle' },
    onFreeze: nothing,
    onReauthenticate: nothing,
  },
} satisfies Meta<typeof ActivitySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Frozen: Story = { args: { frozen: true } };

export const Freezing: Story = { args: { freezing: { kind: 'busy', input: undefined } } };

export const FreezeFailed: Story = { args: { freezing: { kind: 'refused', input: undefined, refusal: UNANSWERED_REFUSAL } } };

export const Loading: Story = { args: { activity: { kind: 'loading' } } };

export const Empty: Story = { args: { activity: { kind: 'ready', items: [] } } };

export const LongUzbekText: Story = { ...Frozen, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
