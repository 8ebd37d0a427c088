import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const words: StoryTranslations = {
  'Магазины рядом с вами': 'Yaqin atrofdagi doʻkonlar',
  'Платите частями': 'Qism-qism toʻlang',
  'Здравствуйте, Дилноза': 'Assalomu alaykum, Dilnoza',
  'График платежей': 'Toʻlovlar jadvali',
  'Доступно для покупок': 'Xarid uchun mavjud',
};

const guidelines: Guidelines = {
  alsoCalled: 'заголовок, название, sarlavha, title, H1',
  use: 'The name of a page, a section or a card.',
  avoid: 'A large figure (Money); emphasis inside text (Text with `weight`).',
  anatomy: 'The level (its place in the outline) and the look (`size`) are separate: you may change the look, but never skip a level.',
  content: 'No full stop; only the first word has a capital letter.',
  accessibility: 'The levels have no gaps, and level 1 occurs once per page: screen reader users navigate by them.',
};

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Магазины рядом с вами' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongUzbekText: Story = {
  args: { level: 1, size: 'display', children: 'Hozir xarid qiling, keyin qism-qism toʻlang' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Платите частями
      </Heading>
      <Heading level={2}>Магазины рядом с вами</Heading>
      <Heading level={3} size="l">
        Здравствуйте, Дилноза
      </Heading>
      <Heading level={3}>График платежей</Heading>
      <Heading level={4}>Orzu Texnika</Heading>
      <Heading level={4} size="plain">
        Доступно для покупок
      </Heading>
    </Stack>
  ),
};
