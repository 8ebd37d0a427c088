import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { SectionHead } from './section-head.tsx';

const words: StoryTranslations = {
  'Магазины рядом с вами': 'Yaqin atrofdagi doʻkonlar',
  'Все магазины': 'Barcha doʻkonlar',
};

const guidelines: Guidelines = {
  alsoCalled: 'заголовок раздела, все магазины, boʻlim sarlavhasi, section title',
  use: "The start of a page's section that shows a part of a whole.",
  avoid: 'The name of a page (AppBar, Hero); inside a card (Heading).',
  anatomy: 'A heading and a quiet link to the whole; on a narrow screen the link is below.',
  content: 'The link names the whole: «Все магазины», not «Ещё».',
  accessibility: 'A heading of level 2 or 3; the link is 44 px.',
};

const meta = {
  title: 'Text/SectionHead',
  component: SectionHead,
  args: { title: 'Магазины рядом с вами', link: { href: '#all', label: 'Все магазины' } },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Все магазины' })).toHaveFocus();
  },
};
export const LongUzbekText: Story = {
  args: { title: 'Yaqin atrofingizdagi hamkor doʻkonlar', link: { href: '#all', label: 'Barcha doʻkonlarni koʻrish' } },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
