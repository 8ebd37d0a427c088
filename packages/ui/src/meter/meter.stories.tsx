import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Meter } from './meter.tsx';

const words: StoryTranslations = {
  Использовано: 'Ishlatilgan',
  '5\u00a0080\u00a0000 из 15\u00a0000\u00a0000\u00a0сум': '15\u00a0000\u00a0000\u00a0soʻmdan 5\u00a0080\u00a0000\u00a0soʻm',
  '0 из 15\u00a0000\u00a0000\u00a0сум': '15\u00a0000\u00a0000\u00a0soʻmdan 0\u00a0soʻm',
  '16\u00a0000\u00a0000 из 15\u00a0000\u00a0000\u00a0сум': '15\u00a0000\u00a0000\u00a0soʻmdan 16\u00a0000\u00a0000\u00a0soʻm',
  '0 из 15 000 000 сум': '15\u00a0000\u00a0000\u00a0soʻmdan 0\u00a0soʻm',
  '13 500 000 из 15 000 000 сум': '15\u00a0000\u00a0000\u00a0soʻmdan 13\u00a0500\u00a0000\u00a0soʻm',
  '15 000 000 из 15 000 000 сум': '15\u00a0000\u00a0000\u00a0soʻmdan 15\u00a0000\u00a0000\u00a0soʻm',
};

const guidelines: Guidelines = {
  alsoCalled: 'шкала, использовано, остаток, полоса, koʻrsatkich, gauge, usage',
  use: 'How much there is of a whole: the limit, the balance, the space for photos.',
  avoid: 'Something that moves to its end (ProgressBar, Stepper); waiting (Spinner, Skeleton).',
  anatomy: 'A name, the figure in words, a thin line. The tone changes when little is left.',
  content: 'Always the figure too: «5 080 000 из 15 000 000 сум», which the line cannot tell.',
  accessibility: 'The role meter, with name and value in words. Eyes and ears get the same, once.',
};

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'Использовано', value: 5_080_000, max: 15_000_000, valueText: '5\u00a0080\u00a0000 из 15\u00a0000\u00a0000\u00a0сум' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Использовано' });
    await expect(meter).toHaveAttribute('aria-valuenow', '5080000');
    await expect(meter).toHaveAttribute('aria-valuetext', args.valueText);
  },
};
export const Zero: Story = { args: { value: 0, valueText: '0 из 15\u00a0000\u00a0000\u00a0сум' } };
export const TooMuch: Story = {
  args: { value: 16_000_000, tone: 'bad', valueText: '16\u00a0000\u00a0000 из 15\u00a0000\u00a0000\u00a0сум' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuenow', '15000000');
  },
};
export const LongUzbekText: Story = {
  args: {
    label: 'Muddatli toʻlov limitidan foydalanilgan qismi',
    valueText: '15\u00a0000\u00a0000\u00a0soʻmdan 5\u00a0080\u00a0000\u00a0soʻm',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <Card>
        <Stack>
          <Meter {...args} />
          <Meter {...args} value={0} valueText="0 из 15 000 000 сум" />
          <Meter {...args} tone="soon" value={13_500_000} valueText="13 500 000 из 15 000 000 сум" />
          <Meter {...args} tone="bad" value={15_000_000} valueText="15 000 000 из 15 000 000 сум" />
        </Stack>
      </Card>
      <Card tone="cobalt">
        <Meter {...args} tone="tile" background="cobalt" />
      </Card>
    </Stack>
  ),
};
