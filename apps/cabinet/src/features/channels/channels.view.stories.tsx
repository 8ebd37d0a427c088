import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHANNELS, QUIET } from '../../testing/channels.ts';
import { FAILED, LOADING, loaded } from '../../testing/query-states.ts';
import { UNANSWERED } from '../../testing/refusals.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { ChannelsView } from './channels.view.tsx';

const { channels } = CHANNELS;

const meta = {
  title: 'Кабинет/Настройка уведомлений',
  component: ChannelsView,
  decorators: [storyWords],
  args: { channels: loaded(CHANNELS), saving: { kind: 'idle' }, onSave: () => undefined },
} satisfies Meta<typeof ChannelsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoReminders: Story = { args: { channels: loaded({ ...CHANNELS, channels: QUIET }) } };
export const Saving: Story = { args: { saving: { kind: 'busy', input: channels } } };
export const Saved: Story = { args: { saving: { kind: 'done', input: channels } } };
export const NotSaved: Story = { args: { saving: { kind: 'refused', input: channels, refusal: UNANSWERED } } };
export const Loading: Story = { args: { channels: LOADING } };
export const LoadFailed: Story = { args: { channels: FAILED } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
