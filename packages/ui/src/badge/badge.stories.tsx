import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, TriangleAlert } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';

const words: StoryTranslations = {
  Основная: 'Asosiy',
  Черновик: 'Qoralama',
  Оплачено: 'Toʻlangan',
  Завтра: 'Ertaga',
  Просрочено: 'Muddati oʻtgan',
};

const meta = {
  title: 'Сообщения/Badge',
  component: Badge,
  args: { children: 'Основная', tone: 'info' },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: одно слово о вещи рядом с её именем: «Основная», «Новое», «−15 %».
- **Когда не**: для состояний заказа, лимита, платежа (StatusBadge знает их слова), для кнопок и фильтров.
- **Из чего**: слово на мягком цвете тона, при нужде знак перед ним.
- **Слова**: одно-два, с прописной буквы, без точки.
- **Доступность**: смысл несёт слово, а не цвет; в режиме контрастных цветов у значка есть рамка.
`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      <Badge>Черновик</Badge>
      <Badge tone="info">Основная</Badge>
      <Badge tone="good" icon={<Check size={14} />}>
        Оплачено
      </Badge>
      <Badge tone="soon" icon={<Clock size={14} />}>
        Завтра
      </Badge>
      <Badge tone="bad" icon={<TriangleAlert size={14} />}>
        Просрочено
      </Badge>
    </Inline>
  ),
};
export const LongUzbekText: Story = {
  args: { children: 'Muddatidan oldin toʻliq toʻlangan', tone: 'good', icon: <Check size={14} /> },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
