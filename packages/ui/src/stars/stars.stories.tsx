import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Stack } from '../stack/stack.tsx';
import { Stars } from './stars.tsx';

const guidelines: Guidelines = {
  alsoCalled: 'звёзды, рейтинг, оценка, baho, yulduz, rating',
  use: "Showing a rating, one person's or an average, next to its figure.",
  avoid: 'Giving a rating (StarField); the whole words of a customer (ReviewCard).',
  anatomy: 'Five stars; the rating rounded to a whole number is filled.',
  content: 'The figure beside them is more exact than the stars.',
  accessibility: 'Screen readers skip the stars and hear the rating in words.',
};

const meta = {
  title: 'Product/Stars',
  component: Stars,
  args: { rating: 4 },
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Average: Story = {
  args: { rating: 4.3, size: 'm' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Оценка 4,3 из 5')).toBeInTheDocument();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="s">
      <Stars rating={1} />
      <Stars rating={3} />
      <Stars rating={4.6} size="m" />
    </Stack>
  ),
};
