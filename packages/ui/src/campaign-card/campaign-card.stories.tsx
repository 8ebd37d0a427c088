import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Countdown } from '../countdown/countdown.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { CampaignCard } from './campaign-card.tsx';

const words: StoryTranslations = {
  'Утеплитесь до морозов': 'Sovuq tushgunicha isinib oling',
  'Зимние ботинки и рюкзаки — сейчас, оплата до следующей осени.': 'Qishki botinka va ryukzaklar — hozir, toʻlov kelasi kuzgacha.',
  'Посмотреть магазины': 'Doʻkonlarni koʻrish',
  'Три месяца без наценки': 'Uch oy ustamasiz',
  'Платите ту же цену, что и сразу, тремя частями.': 'Naqd narxning oʻzini uch qismda toʻlang.',
  'Выбрать товар': 'Mahsulot tanlash',
  'Новый магазин': 'Yangi doʻkon',
  'Мебель из Самарканда теперь в рассрочку.': 'Samarqand mebeli endi muddatli toʻlovga.',
};

const guidelines: Guidelines = {
  alsoCalled: 'акция, предложение, реклама, новость, aksiya, promo, offer, campaign',
  use: 'One offer or piece of news in the middle of a public page, with one action.',
  avoid: "The state of the customer's own matters (Banner); the top of a page (Hero).",
  anatomy: 'A heading, a sentence, an end date (Countdown) and a picture if needed, one button.',
  content: 'What the customer gets. The end is a date, not «скоро».',
  accessibility: 'The heading has the level of its place. Screen readers skip a picture without meaning.',
};

const meta = {
  title: 'Product/CampaignCard',
  component: CampaignCard,
  args: {
    tone: 'saffron',
    title: 'Утеплитесь до морозов',
    text: 'Зимние ботинки и рюкзаки — сейчас, оплата до следующей осени.',
    action: <LinkButton href="#stores">Посмотреть магазины</LinkButton>,
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof CampaignCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300'%3E%3Crect width='400' height='300' fill='%232f6f8f'/%3E%3C/svg%3E";

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const WithClock: Story = {
  args: {
    title: 'Три месяца без наценки',
    text: 'Платите ту же цену, что и сразу, тремя частями.',
    children: <Countdown endsAt="2126-12-31T19:00:00.000Z" today="2126-11-21" />,
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <CampaignCard {...args} picture={{ src: PICTURE, alt: '', width: 400, height: 300 }} />
      <CampaignCard
        tone="cobalt"
        title="Три месяца без наценки"
        text="Платите ту же цену, что и сразу, тремя частями."
        action={
          <LinkButton href="#goods" variant="tile">
            Выбрать товар
          </LinkButton>
        }
      />
      <CampaignCard title="Новый магазин" text="Мебель из Самарканда теперь в рассрочку." />
    </Stack>
  ),
};
export const LongUzbekText: Story = {
  args: {
    title: 'Qishki kiyim-kechak va isitgichlarga muddatli toʻlov shartlari yangilandi',
    text: 'Isitgichlar, koʻrpalar va issiq poyabzalni hozir oling, haqini kelasi kuzgacha har oy oz-ozdan toʻlang.',
    action: (
      <LinkButton href="#stores" width="phone">
        Yaqin atrofdagi doʻkonlarni koʻrish
      </LinkButton>
    ),
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
