import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { VideoCard } from './video-card.tsx';

const words: StoryTranslations = {
  'Покупка за две минуты': 'Ikki daqiqada xarid',
  'От выбора товара до договора — на экране обычного телефона.': 'Mahsulot tanlashdan shartnomagacha — oddiy telefon ekranida.',
};

const meta = {
  title: 'Продукт/VideoCard',
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
    docs: {
      description: {
        component: `
- **Когда**: фильм с другого сайта на открытой странице.
- **Когда не**: показать то, что скажет картинка или три шага (Steps).
- **Из чего**: рисованная заставка с длиной, заголовок, фраза, имя сайта.
- **Слова**: о чём фильм; прямо сказано, где он откроется.
- **Доступность**: одна ссылка, новая вкладка; до нажатия чужой сайт ни о чём не просят.
`,
      },
    },
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
