import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { SectionHead } from './section-head.tsx';

const words: StoryTranslations = {
  'Магазины рядом с вами': 'Yaqin atrofdagi doʻkonlar',
  'Все магазины': 'Barcha doʻkonlar',
};

const meta = {
  title: 'Тексты/SectionHead',
  component: SectionHead,
  args: { title: 'Магазины рядом с вами', link: { href: '#all', label: 'Все магазины' } },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: начало раздела страницы, в котором показана часть целого.
- **Когда не**: для имени страницы (AppBar, Hero), внутри карточки (Heading).
- **Из чего**: заголовок и тихая ссылка на всё целиком; на узком экране ссылка под ним.
- **Слова**: ссылка называет целое: «Все магазины», не «Ещё».
- **Доступность**: заголовок второго или третьего уровня; ссылка 44 px.
`,
      },
    },
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
