import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ArrowRight } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Link, LinkButton } from './link.tsx';

const words: StoryTranslations = {
  'Публичная оферта': 'Ommaviy oferta',
  'Оплачивая, вы соглашаетесь с': 'Toʻlov qilish bilan siz',
  'публичной офертой': 'ommaviy ofertaga',
  'Все магазины': 'Barcha doʻkonlar',
  'Выбрать другую карту': 'Boshqa kartani tanlash',
  'Узнать свой лимит': 'Limitni bilish',
  'Как это устроено': 'Bu qanday ishlaydi',
  Дальше: 'Davom etish',
};

const guidelines: Guidelines = {
  alsoCalled: 'ссылка, перейти, havola, oʻtish, anchor, URL, LinkButton',
  use: 'Leading to another page or place. LinkButton looks like a button.',
  avoid: 'Doing something (Button), even if it should look like a link.',
  anatomy: 'Underlined inside text. On its own it is quiet or strong, and 44 px high.',
  content: 'Where it leads: «Публичная оферта». Not «здесь», not «подробнее» without an object.',
  accessibility: 'Inside text it is visible not only by its colour. The focus ring surrounds it.',
  keyboard: {
    Enter: 'Opens the link.',
  },
};

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#offer', children: 'Публичная оферта' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <Stack>
    <Text>
      Оплачивая, вы соглашаетесь с <Link href="#offer">публичной офертой</Link>.
    </Text>
    <Inline gap="l">
      <Link href="#all" tone="quiet">
        Все магазины <ArrowRight size={18} />
      </Link>
      <Link href="#cards" tone="strong">
        Выбрать другую карту
      </Link>
    </Inline>
    <Inline>
      <LinkButton href="#limit">Узнать свой лимит</LinkButton>
      <LinkButton href="#how" variant="secondary">
        Как это устроено
      </LinkButton>
      <LinkButton href="#later" variant="ghost" iconEnd={<ArrowRight size={18} />}>
        Дальше
      </LinkButton>
    </Inline>
  </Stack>
);
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Публичная оферта' })).toHaveFocus();
  },
};
export const Overview: Story = { tags: ['picture'], render: () => all };
export const LongUzbekText: Story = {
  render: () => (
    <Stack>
      <Text>
        Toʻlovni amalga oshirish orqali <Link href="#offer">ommaviy oferta shartlariga rozilik bildirasiz</Link>.
      </Text>
      <LinkButton href="#pay" width="phone">
        Muddatidan oldin toʻliq toʻlash: 15 000 000 soʻm
      </LinkButton>
    </Stack>
  ),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
