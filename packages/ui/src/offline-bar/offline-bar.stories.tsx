import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { OfflineBar } from './offline-bar.tsx';

const guidelines: Guidelines = {
  alsoCalled: 'нет сети, нет интернета, офлайн, internet yoʻq, offline, network',
  use: 'The device has no network, and the page shows what was loaded before.',
  avoid: 'The server does not answer (ErrorState); the data are old but there is a network (Banner).',
  anatomy:
    'A bar above the page: an icon and one sentence. If the time of the data is known, it says so and offers «Повторить». It goes when the network returns.',
  content: 'What happened and what is visible now. It blames neither the customer nor the network.',
  accessibility: 'Its place in the page always exists, so that a change is read aloud. The colour is not the only sign.',
};

const meta = {
  title: 'Feedback/OfflineBar',
  component: OfflineBar,
  args: { offline: true },
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In digits, so that both languages can use it. */
const TIME = '24.11.2026, 14:05';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Нет интернета');
  },
};
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const WithTime: Story = {
  args: { dataTime: TIME, onRetry: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Нет интернета. Данные от ${TIME}`);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { dataTime: TIME, onRetry: fn(), retrying: true } };
export const LongUzbekText: Story = {
  args: { dataTime: '24-noyabr, 14:05', onRetry: fn() },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
