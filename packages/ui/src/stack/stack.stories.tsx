import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
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

const meta = {
  title: 'Основа/Stack, Inline, Grid',
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
    docs: {
      description: {
        component: `
- **Когда**: любые отступы между частями: Stack — друг под другом, Inline — рядом, Grid — столбцами.
- **Когда не**: для отступов внутри карточки (padding), для страницы целиком (PageLayout).
- **Из чего**: шаг сетки 4, 8, 12, 16, 24, 32, 48, 72; у Grid — число столбцов на телефоне, от 600 и от 900 px.
- **Слова**: нет.
- **Доступность**: порядок на экране и в разметке один; для списков as="ul".
`,
      },
    },
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
