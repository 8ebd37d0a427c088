import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { DateText } from './date-text.tsx';

const guidelines: Guidelines = {
  alsoCalled: 'дата, день, время, sana, kun, date format, time',
  use: "Any date on the screen, written in the page's language and in Tashkent time.",
  avoid: 'Entry (DateField); relative words such as «через 3 дня», which the payment components write.',
  anatomy: 'Five forms: short, with the year, in words, in digits, with the time.',
  content: 'Near dates in words («в пятницу, 27 ноября»), later ones with the year, columns in digits.',
  accessibility: 'A time element with a machine-readable date. Screen readers read the visible text.',
};

const meta = {
  title: 'Text/DateText',
  component: DateText,
  args: { value: '2026-11-27', style: 'words' },
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

const STYLES = ['short', 'long', 'words', 'digits', 'time'] as const;
const all = () => (
  <Stack gap="xs">
    {STYLES.map((style) => (
      <Text key={style}>
        <DateText value={style === 'time' ? '2026-11-27T09:05:00Z' : '2026-11-27'} style={style} />
      </Text>
    ))}
  </Stack>
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('в пятницу, 27 ноября');
    await expect(time).toHaveAttribute('datetime', '2026-11-27');
  },
};
export const LongUzbekText: Story = { render: all, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { tags: ['picture'], render: all };
