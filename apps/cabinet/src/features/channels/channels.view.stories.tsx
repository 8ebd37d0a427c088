import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHANNELS_OFF, DEFAULT_CHANNELS } from '../../testing/channels.ts';
import { FAILED_QUERY, LOADING_QUERY, loadedQuery } from '../../testing/query-states.ts';
import { UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { ChannelsView } from './channels.view.tsx';

const { channels } = DEFAULT_CHANNELS;

const meta = {
  title: 'Cabinet/Notification settings',
  component: ChannelsView,
  decorators: [withStoryMessages],
  args: { channels: loadedQuery(DEFAULT_CHANNELS), saving: { kind: 'idle' }, onSave: () => undefined },
} satisfies Meta<typeof ChannelsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoReminders: Story = { args: { channels: loadedQuery({ ...DEFAULT_CHANNELS, channels: CHANNELS_OFF }) } };
export const Saving: Story = { args: { saving: { kind: 'busy', input: channels } } };
export const Saved: Story = { args: { saving: { kind: 'done', input: channels } } };
export const NotSaved: Story = { args: { saving: { kind: 'refused', input: channels, refusal: UNANSWERED_REFUSAL } } };
export const Loading: Story = { args: { channels: LOADING_QUERY } };
export const LoadFailed: Story = { args: { channels: FAILED_QUERY } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
