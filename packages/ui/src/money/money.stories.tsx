import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Grid, Stack } from '../stack/stack.tsx';
import { Money } from './money.tsx';
import * as css from './stories.css.ts';

const guidelines: Guidelines = {
  alsoCalled: 'сумма, деньги, цена, сум, summa, narx, soʻm, amount, price, currency',
  use: 'Any amount on the screen. `xl` and `l` make it the main figure of a card, one per card; without a size it stands in a line.',
  avoid: 'An amount inside a sentence or the name of a button (`formatMoney` of @muddat/i18n).',
  anatomy: 'The figure in groups of three, and a smaller, quieter currency word. `tabular` is for columns.',
  content: '«508 000 сум», «508 000 soʻm»: a no-break space, no tiyin, and no abbreviations such as «тыс.» or «млн».',
  accessibility: 'Read as a number with its word. It never wraps or overflows its card: in a narrow place it becomes smaller.',
};

const meta = {
  title: 'Text/Money',
  component: Money,
  args: { amount: 15_000_000 },
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('15\u00a0000\u00a0000\u00a0сум');
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <Money amount={508_000} size="xl" />
      <Money amount={508_000} size="l" />
      <Money amount={508_000} />
      <Money amount={-25_000} />
      <Money amount={0} />
      <Money amount={999_999_999} size="xl" />
      <Stack gap="xxs">
        <Money amount={1_111_111} tabular currency={false} />
        <Money amount={8_088_080} tabular currency={false} />
      </Stack>
    </Stack>
  ),
};

/** In a column of 150 px a large amount shrinks: it neither wraps nor leaves the column. */
export const InNarrowPlaces: Story = {
  render: () => (
    <Grid columns="2-4">
      {[0, 508_000, 15_000_000, 999_999_999].map((amount) => (
        <Card key={amount} padding="s">
          <NarrowPlace amount={amount} />
        </Card>
      ))}
    </Grid>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const place of canvasElement.querySelectorAll('[data-place]'))
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};

function NarrowPlace({ amount }: { amount: number }) {
  return (
    <div data-place className={css.container}>
      <Money amount={amount} size="xl" />
    </div>
  );
}

export const LongUzbekText: Story = {
  args: { amount: 15_000_000, size: 'xl' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('15\u00a0000\u00a0000\u00a0soʻm');
  },
};
/** An amount that is not a number is shown as a dash. */
export const NoNumber: Story = {
  args: { amount: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('—');
  },
};
