import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SuccessMark } from './success-mark.tsx';

const words: StoryTranslations = {
  'Платёж прошёл': 'Toʻlov oʻtdi',
};

const meta = {
  title: 'Сообщения/SuccessMark',
  component: SuccessMark,
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: один раз, сразу после дела: заказ оформлен, платёж прошёл.
- **Когда не**: дело сделано раньше (Badge), одно из многих (Toast).
- **Из чего**: круг 64 px с галочкой, которая рисуется один раз; точки расходятся и исчезают за 900 мс.
- **Слова**: своих нет: что удалось, говорит текст рядом.
- **Доступность**: украшение, скрыто от программ чтения; при «меньше движения» — сразу готовая галочка без точек.
`,
      },
    },
  },
} satisfies Meta<typeof SuccessMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const besideText = (text: string) => (
  <Inline gap="m">
    <SuccessMark />
    <Text weight="medium">{text}</Text>
  </Inline>
);
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const LongUzbekText: Story = {
  render: () => besideText('Toʻlov oʻtdi, buyurtma toʻliq toʻlandi. Rahmat!'),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => besideText('Платёж прошёл') };
