import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

const words: StoryTranslations = {
  Загружено: 'Yuklandi',
  '3 из 8 фотографий': '8 ta suratdan 3 tasi',
};

const guidelines: Guidelines = {
  alsoCalled: 'прогресс, загрузка, сколько осталось, jarayon, upload progress, loading',
  use: 'Something moves to an end that is known: photos being uploaded, the paid part of an order.',
  avoid: 'How much there is of a whole (Meter); an unknown end (Spinner); the steps of a form (Stepper).',
  anatomy: 'A thin line. The figure in words stands beside it and comes from whoever places the line.',
  content: '`valueText` is what is visible: «3 из 8 фотографий».',
  accessibility: 'The role progressbar, with name and value in words.',
};

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Загружено', value: 3, max: 8, valueText: '3 из 8 фотографий' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загружено' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 из 8 фотографий');
    await expect(bar.querySelector('rect')).toHaveAttribute('width', '37.50%');
  },
};
export const LongUzbekText: Story = {
  args: { label: 'Yuklandi', valueText: '8 ta suratdan 3 tasi yuklandi' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <ProgressBar label="0" value={0} max={8} />
      <ProgressBar label="1" value={3} max={8} />
      <ProgressBar label="2" value={6} max={8} tone="good" />
      <ProgressBar label="3" value={7} max={8} tone="soon" />
      <ProgressBar label="4" value={8} max={8} tone="bad" />
      <Card tone="cobalt">
        <ProgressBar label="5" value={3} max={8} tone="tile" background="cobalt" />
      </Card>
    </Stack>
  ),
};
