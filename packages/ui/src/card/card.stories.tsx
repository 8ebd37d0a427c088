import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
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

const meta = {
  title: 'Основа/Card',
  component: Card,
  args: { children: 'Остаток по заказу' },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: собрать вместе то, что относится к одному делу.
- **Когда не**: ради рамки вокруг одной строки; карточка в карточке — только белая на кобальте.
- **Из чего**: белая с линией, утопленная без неё, кобальтовая для главного на странице, плавающая — для того, что поверх.
- **Слова**: заголовок внутри (Heading), действия внизу.
- **Доступность**: section или article с именем, если это отдельное дело; нажимается не карточка, а ссылка в ней.
`,
      },
    },
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
