import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { VideoCard } from './video-card.tsx';

const words: StoryTranslations = {
  'Покупка за две минуты': 'Ikki daqiqada xarid',
  'От выбора товара до договора — на экране обычного телефона.': 'Mahsulot tanlashdan shartnomagacha — oddiy telefon ekranida.',
};

const guidelines: Guidelines = {
  alsoCalled: 'видео, ролик, фильм, video, YouTube, film',
  use: 'A film of another site on a public page.',
  avoid: 'What a picture or three steps can say (Steps).',
  anatomy: 'A drawn cover with the length, a heading, a sentence, the name of the site.',
  content: 'What the film is about, and plainly where it opens.',
  accessibility: 'One link to a new tab. Before the press nothing is requested from the other site.',
};

const meta = {
  title: 'Product/VideoCard',
  component: VideoCard,
  args: {
    href: '#film',
    site: 'YouTube',
    title: 'Покупка за две минуты',
    text: 'От выбора товара до договора — на экране обычного телефона.',
    seconds: 124,
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: /YouTube/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('img, iframe')).toBeNull();
  },
};
export const Narrow: Story = { args: { narrow: true, level: 3 }, globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: {
    title: 'Shartnomani telefon orqali qanday imzolash mumkin: bosqichma-bosqich koʻrsatma',
    text: 'Mahsulot tanlashdan tortib birinchi toʻlovgacha boʻlgan barcha bosqichlar oddiy telefon ekranida.',
    seconds: 3_724,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
