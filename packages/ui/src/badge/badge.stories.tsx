import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, TriangleAlert } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
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

const guidelines: Guidelines = {
  alsoCalled: 'значок, метка, пометка, новое, belgi, yangi, tag, label, chip',
  use: 'One word about a thing, next to its name: «Основная», «Новое», «−15 %».',
  avoid: 'The state of an order, limit or payment, whose words StatusBadge knows; buttons and filters.',
  anatomy: 'A word on the soft colour of its tone, with an icon in front of it if needed.',
  content: 'One or two words with a capital letter and no full stop.',
  accessibility: 'The word carries the meaning, not the colour. In forced-colours mode the badge has a border.',
};

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Основная', tone: 'info' },
  parameters: {
    words,
    guidelines,
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
