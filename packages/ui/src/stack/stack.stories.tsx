import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Text } from '../text/text.tsx';
import { Grid, Inline, Stack } from './stack.tsx';

const words: StoryTranslations = {
  Первое: 'Birinchi',
  Второе: 'Ikkinchi',
  Один: 'Bir',
  Два: 'Ikki',
  Три: 'Uch',
  Четыре: 'Toʻrt',
  переносится: 'keyingi qatorga oʻtadi',
};

const guidelines: Guidelines = {
  alsoCalled: 'отступы, колонки, ряд, сетка, ustun, toʻr, layout, spacing, flex, columns',
  use: 'All distances between parts: Stack one below the other, Inline side by side, Grid in columns.',
  avoid: 'The distance inside a card (`padding`); a whole page (PageLayout).',
  anatomy: 'A step of the grid: 4, 8, 12, 16, 24, 32, 48, 72. Grid takes the number of columns on phones, from 600 and from 900 px.',
  content: 'None of its own.',
  accessibility: 'The order on the screen and in the document is the same. Lists use `as="ul"`.',
};

const meta = {
  title: 'Basics/Stack, Inline, Grid',
  component: Stack,
  args: {
    gap: 'm',
    children: (
      <>
        <Card>Первое</Card>
        <Card>Второе</Card>
      </>
    ),
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Один', 'Два', 'Три', 'Четыре'].map((name) => <Card key={name}>{name}</Card>);
const all = () => (
  <Stack gap="l">
    <Stack gap="xs">
      <Text size="s" tone="quiet">
        Stack 8
      </Text>
      <Card>Первое</Card>
      <Card>Второе</Card>
    </Stack>
    <Inline>
      <Badge>Inline</Badge>
      <Badge tone="info">12</Badge>
      <Badge tone="good">переносится</Badge>
    </Inline>
    <Grid columns="2-4">{cards}</Grid>
    <Grid columns="1-2-3">{cards.slice(0, 3)}</Grid>
  </Stack>
);
export const Default: Story = {};
export const Phone: Story = { render: all, globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: { children: <Card>Muddatidanoldintoʻliqtoʻlanganbuyurtmalarroʻyxati</Card> },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: all };
