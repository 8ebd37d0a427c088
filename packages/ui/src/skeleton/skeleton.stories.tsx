import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const words: StoryTranslations = {
  'Загружаем ближайший платёж': 'Yaqin toʻlov yuklanmoqda',
};

const meta = {
  title: 'Сообщения/Skeleton',
  component: Skeleton,
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: содержимое уже в пути и известно, какой оно формы.
- **Когда не**: ждут ответа на нажатие (Button pending), форма неизвестна (Spinner), ждать меньше 200 мс.
- **Из чего**: серые формы на местах того, что придёт, внутри SkeletonGroup.
- **Слова**: одна фраза для слуха: «Загружаем ближайший платёж».
- **Доступность**: формы скрыты от слуха, группа говорит один раз; при «меньше движения» стоят.
`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NextPayment: Story = {
  render: () => (
    <Card padding="l">
      <SkeletonGroup label="Загружаем ближайший платёж">
        <Stack>
          <Skeleton shape="pill" width="word" />
          <Skeleton shape="hero" width="amount" />
          <Skeleton width="half" />
          <Inline>
            <Skeleton shape="button" width="amount" />
            <Skeleton shape="button" width="word" />
          </Inline>
        </Stack>
      </SkeletonGroup>
    </Card>
  ),
};
export const LongUzbekText: Story = { ...NextPayment, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { ...NextPayment, tags: ['picture'] };
