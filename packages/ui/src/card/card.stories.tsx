import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Money } from '../money/money.tsx';
import { Grid } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

const words: StoryTranslations = {
  'Остаток по заказу': 'Buyurtma boʻyicha qoldiq',
  Доступно: 'Mavjud',
  'до 14 мая': '14-maygacha',
  'Белая карточка на кобальте читается как обычно': 'Kobalt ustidagi oq kartochka odatdagidek oʻqiladi',
};

const guidelines: Guidelines = {
  alsoCalled: 'карточка, блок, рамка, панель, kartochka, box, panel, surface',
  use: 'Grouping what belongs to one matter.',
  avoid: 'A frame around a single row. A card inside a card is allowed only as white on cobalt.',
  anatomy: 'White with a line; sunk without one; cobalt for the main thing of a page; floating for what lies above the page.',
  content: 'A Heading at the top, actions at the bottom.',
  accessibility: 'A section or article with a name, if it is a matter of its own. The link inside is pressed, not the card.',
};

const meta = {
  title: 'Basics/Card',
  component: Card,
  args: { children: 'Остаток по заказу' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Grid columns="1-2-2">
      {(['surface', 'sunk', 'cobalt', 'floating'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Heading level={3}>Доступно</Heading>
          <Text tone="quiet" size="s">
            до 14 мая
          </Text>
          <Money amount={9_920_000} size="l" />
        </Card>
      ))}
      <Card tone="cobalt">
        <Card>
          <Text tone="quiet">Белая карточка на кобальте читается как обычно</Text>
          <Money amount={508_000} size="xl" />
        </Card>
      </Card>
    </Grid>
  ),
};
export const LongUzbekText: Story = {
  args: { children: 'Buyurtma boʻyicha qolgan toʻlov: muddatidan oldin toʻlasangiz, arzonroq boʻladi' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { ...Tones, tags: ['picture'] };
