import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Тексты/Heading',
  component: Heading,
  args: { level: 2, children: 'Магазины рядом с вами' },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: имя страницы, раздела, карточки.
- **Когда не**: для крупного числа (Money), для выделения в тексте (Text weight).
- **Из чего**: уровень (место в оглавлении) и вид (size) — отдельно: вид можно менять, уровень нельзя пропускать.
- **Слова**: без точки, с прописной буквы только первое слово.
- **Доступность**: уровни идут подряд, первый один на странице; по ним ходят на слух.
`,
      },
    },
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
