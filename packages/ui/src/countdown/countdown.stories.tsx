import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Stack } from '../stack/stack.tsx';
import { CountdownClock } from './clock-face.tsx';
import * as css from './countdown.css.ts';
import { Countdown } from './countdown.tsx';

const guidelines: Guidelines = {
  alsoCalled: 'обратный отсчёт, таймер, до конца акции, taymer, timer, deadline',
  use: 'An offer has a real end, and the customer must know it.',
  avoid: 'Hurrying people where there is no end; the day of a payment (DateText, NextPaymentCard).',
  anatomy: 'The date in words. Below it the server shows the days, and the browser a running clock of the same height.',
  content: 'Name the last day as a date: «до 31 декабря включительно».',
  accessibility: 'Screen readers hear the date and skip the clock. With reduced motion there are no seconds.',
};

const meta = {
  title: 'Product/Countdown',
  component: Countdown,
  args: { endsAt: '2126-12-31T19:00:00.000Z', today: '2126-11-21' },
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^До 31 декабря/)).toBeVisible();
  },
};
export const WithTime: Story = { args: { endsAt: '2126-12-31T13:00:00.000Z' } };
const onEnd = fn();
export const Over: Story = {
  args: { endsAt: '2026-01-01T00:00:00.000Z', onEnd },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(onEnd).toHaveBeenCalled());
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
export const LongUzbekText: Story = { globals: { locale: 'uz', viewport: { value: 'phone' } } };
/** A clock that does not run, so that its picture stays the same. */
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <div className={css.left}>
        <CountdownClock left={{ days: 40, hours: 12, minutes: 29, seconds: 5 }} />
      </div>
    </Stack>
  ),
};
