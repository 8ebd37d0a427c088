import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShoppingBag } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
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

const guidelines: Guidelines = {
  alsoCalled: 'шапка сайта, меню, поиск, корзина, sayt sarlavhasi, savat, header, navbar, basket',
  use: 'The top of every public page.',
  avoid: 'The cabinet (SideRail, TabBar, AppBar).',
  anatomy:
    'Logo, search, region, language, basket, sign-in and sections. Below 900 px the search moves below them, and sections, region and sign-in are behind a menu button.',
  content: 'Sections have the names of their pages; the sign-in is «Войти».',
  accessibility: "A named nav with aria-current. The menu is the browser's own details element and opens without scripts.",
  keyboard: {
    'Enter, Space': 'Opens the menu.',
    Escape: 'Closes it and returns the focus.',
  },
};

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  parameters: {
    words,
    layout: 'fullscreen',
    guidelines,
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
