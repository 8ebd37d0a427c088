import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShoppingBag } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Link, LinkButton } from '../link/link.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SiteHeader } from './site-header.tsx';

const words: StoryTranslations = {
  Магазины: 'Doʻkonlar',
  'Как купить в рассрочку': 'Muddatli toʻlovga qanday olinadi',
  Вопросы: 'Savollar',
  Войти: 'Kirish',
  Поиск: 'Qidiruv',
  Ташкент: 'Toshkent',
  Корзина: 'Savat',
};

function SearchForm() {
  const say = useStoryTranslation();
  return (
    <search>
      <TextField type="search" label={say('Поиск')} hideLabel placeholder={say('Поиск')} />
    </search>
  );
}

const meta = {
  title: 'Навигация/SiteHeader',
  component: SiteHeader,
  parameters: {
    words,
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
- **Когда**: верх каждой открытой страницы.
- **Когда не**: в кабинете (SideRail, TabBar, AppBar).
- **Из чего**: логотип, поиск, регион, язык, корзина, вход и разделы; до 900 px поиск под ними, а разделы, регион и вход — за кнопкой меню.
- **Слова**: разделы — именами страниц; вход — «Войти».
- **Доступность**: nav с именем, aria-current; меню — details браузера: без скриптов открывается, Esc закрывает и возвращает фокус.
`,
      },
    },
  },
  args: {
    logoHref: '#home',
    search: <SearchForm />,
    region: <Link href="#region">Ташкент</Link>,
    basket: (
      <Link href="#basket" aria-label="Корзина">
        <ShoppingBag size={22} />
      </Link>
    ),
    language: <LanguageSwitch hrefs={{ ru: '#ru', 'uz-Latn': '#uz' }} />,
    items: [
      { href: '#stores', label: 'Магазины', current: true },
      { href: '#how', label: 'Как купить в рассрочку' },
      { href: '#faq', label: 'Вопросы' },
    ],
    action: (
      <LinkButton href="#sign-in" variant="secondary" size="s" width="full">
        Войти
      </LinkButton>
    ),
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Muddat' })).toHaveFocus();
    if (window.innerWidth < 900) return;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 900) return;
    const canvas = within(canvasElement);
    const menu = canvas.getByText('Меню').closest('summary');
    // Six tab stops: the logo, the search, two languages, the basket, the menu.
    for (let at = 0; at < 6; at += 1) await userEvent.tab();
    await expect(menu).toHaveFocus();
    menu?.click();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Вопросы' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Магазины' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(menu?.closest('details')).not.toHaveAttribute('open');
  },
};
export const LongUzbekText: Story = {
  args: {
    items: [
      { href: '#stores', label: 'Doʻkonlar' },
      { href: '#how', label: 'Muddatli toʻlovga qanday xarid qilinadi' },
      { href: '#faq', label: 'Koʻp beriladigan savollar' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'] };
