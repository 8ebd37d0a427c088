import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const words: StoryTranslations = {
  'Срок рассрочки — до 24 месяцев': 'Toʻlov muddati — 24 oygacha',
  'Покупайте сейчас, платите частями': 'Hozir xarid qiling, qism-qism toʻlang',
  'Магазины рядом с вами': 'Yaqin atrofdagi doʻkonlar',
  'Здравствуйте, Дилноза': 'Assalomu alaykum, Dilnoza',
  'График платежей': 'Toʻlovlar jadvali',
  '20: Доступно для покупок': '20: Xarid uchun mavjud',
  '17: Платёж спишется в пятницу, 27 ноября': '17: Toʻlov 27-noyabr, juma kuni yechiladi',
  '15: Электроника · до 24 месяцев': '15: Elektronika · 24 oygacha',
  '13: Юнусабад, 2 филиала': '13: Yunusobod, 2 ta filial',
  Основной: 'Asosiy',
  Тихий: 'Sokin',
  Действие: 'Amal',
  Оплачен: 'Toʻlangan',
  'Скоро платёж': 'Toʻlov yaqin',
  Просрочен: 'Muddati oʻtgan',
};

const guidelines: Guidelines = {
  alsoCalled: 'текст, абзац, подпись, matn, paragraph, body, caption',
  use: 'Any text except headings: size and tone come from the scale.',
  avoid: 'A heading (Heading); an amount (Money); a date (DateText); a word about a state (StatusBadge).',
  anatomy: '13, 15, 17 or 20 px; quiet, normal, or a colour of meaning; `tabular` only in columns of figures.',
  content: 'Short sentences, polite «вы», verbs; no words for beauty.',
  accessibility: "Contrast of at least 4.5:1 on each of our backgrounds. Sizes are in rem and grow with the reader's text size.",
};

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Срок рассрочки — до 24 месяцев' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Покупайте сейчас, платите частями
      </Heading>
      <Heading level={2}>Магазины рядом с вами</Heading>
      <Heading level={3} size="l">
        Здравствуйте, Дилноза
      </Heading>
      <Heading level={3}>График платежей</Heading>
      <Heading level={4}>Orzu Texnika</Heading>
      <Text size="l">20: Доступно для покупок</Text>
      <Text>17: Платёж спишется в пятницу, 27 ноября</Text>
      <Text size="s">15: Электроника · до 24 месяцев</Text>
      <Text size="xs">13: Юнусабад, 2 филиала</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      <Text tone="ink">Основной</Text>
      <Text tone="quiet">Тихий</Text>
      <Text tone="primary">Действие</Text>
      <Text tone="good">Оплачен</Text>
      <Text tone="soon">Скоро платёж</Text>
      <Text tone="bad">Просрочен</Text>
    </Stack>
  ),
};

/** The font itself has each letter of both languages: oʻ and gʻ with U+02BB, the tutuq with U+02BC. */
export const LongUzbekText: Story = {
  args: {
    children:
      'Toʻlov muddatini oʻzgartirish mumkin: eʼtibor bering, 15-yanvargacha qoʻshimcha toʻlovsiz. ABCDEFGHIJKLMNOPQRSTUVXYZ Gʻ gʻ Sh ch',
  },
  globals: { locale: 'uz' },
};

export const Mobile: Story = { ...Scale, globals: { viewport: { value: 'phone' } } };
export const Overview: Story = { ...Tones, tags: ['picture'] };
