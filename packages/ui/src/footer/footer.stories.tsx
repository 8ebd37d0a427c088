import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Footer } from './footer.tsx';

const words: StoryTranslations = {
  'Публичная оферта': 'Ommaviy oferta',
  'Политика конфиденциальности': 'Maxfiylik siyosati',
  'Корпоративным клиентам': 'Korporativ mijozlarga',
  'Сервисные центры': 'Xizmat koʻrsatish markazlari',
  Покупателям: 'Xaridorlarga',
  Документы: 'Hujjatlar',
  Каталог: 'Katalog',
  Магазины: 'Doʻkonlar',
};

const guidelines: Guidelines = {
  alsoCalled: 'подвал, низ страницы, документы, sahifa osti, bottom',
  use: 'The bottom of every public page.',
  avoid: 'The cabinet, which has TabBar there.',
  anatomy: "Links to documents and sections, the company's name and the year, the phone number.",
  content: 'Full names of documents: «Публичная оферта».',
  accessibility: 'A nav with a name of its own; the phone number is a tel: link; every link is 44 px.',
};

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: {
    words,
    layout: 'fullscreen',
    guidelines,
  },
  args: {
    items: [
      { href: '#offer', label: 'Публичная оферта' },
      { href: '#privacy', label: 'Политика конфиденциальности' },
      { href: '#corporate', label: 'Корпоративным клиентам' },
      { href: '#service', label: 'Сервисные центры' },
    ],
    phone: { href: 'tel:+998712000000', label: '+998 71 200 00 00' },
    legal: '© Muddat, 2026',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
  },
};
export const Groups: Story = {
  args: {
    items: [],
    groups: [
      {
        title: 'Покупателям',
        items: [
          { href: '#catalogue', label: 'Каталог' },
          { href: '#stores', label: 'Магазины' },
        ],
      },
      { title: 'Документы', items: [{ href: '#offer', label: 'Публичная оферта' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Документы' })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
};
export const LongUzbekText: Story = {
  args: {
    items: [
      { href: '#offer', label: 'Ommaviy oferta shartnomasi' },
      { href: '#privacy', label: 'Shaxsiy maʼlumotlarni qayta ishlash siyosati' },
      { href: '#service', label: 'Xizmat koʻrsatish markazlari' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { args: Groups.args ?? {}, tags: ['picture'] };
