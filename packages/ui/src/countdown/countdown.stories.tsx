import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { CountdownClock } from './clock-face.tsx';
import * as css from './countdown.css.ts';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Продукт/Countdown',
  component: Countdown,
  args: { endsAt: '2126-12-31T19:00:00.000Z', today: '2126-11-21' },
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: у предложения есть настоящий конец, и человек должен его знать.
- **Когда не**: подгонять там, где срока нет; день платежа (DateText, NextPaymentCard).
- **Из чего**: дата словами, под ней дни от сервера, а в браузере — идущие часы той же высоты.
- **Слова**: последний день называем датой: «до 31 декабря включительно».
- **Доступность**: диктор слышит дату, цифры скрыты; без движения секунд нет.
`,
      },
    },
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
