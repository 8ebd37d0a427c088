import type { CalendarDate } from '@muddat/schedule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppBar } from '../app-bar/app-bar.tsx';
import { Card } from '../card/card.tsx';
import { Footer } from '../footer/footer.tsx';
import { Heading } from '../heading/heading.tsx';
import { Bell, CreditCard, House, Receipt, ShoppingBag, User } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { LimitCard } from '../limit-card/limit-card.tsx';
import { LinkButton } from '../link/link.tsx';
import { NextPaymentCard } from '../next-payment-card/next-payment-card.tsx';
import { OrderList } from '../order-tile/order-tile.tsx';
import { PaymentSchedule } from '../payment-schedule/payment-schedule.tsx';
import { SideRail } from '../side-rail/side-rail.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { CabinetLayout, Container, MainAside, PageLayout, ThreeColumns } from './page-layout.tsx';

const words: StoryTranslations = {
  Главная: 'Bosh sahifa',
  Заказы: 'Buyurtmalar',
  Оплата: 'Toʻlov',
  Новости: 'Yangiliklar',
  Профиль: 'Profil',
  Кабинет: 'Kabinet',
  'Карты и баланс': 'Kartalar va balans',
  'Здравствуйте, Дилноза': 'Assalomu alaykum, Dilnoza',
  'картой ••\u00a04417': '••\u00a04417 kartasi bilan',
  'с баланса': 'balansdan',
  Холодильник: 'Muzlatkich',
  'Назад к заказу': 'Buyurtmaga qaytish',
  Очки: 'Koʻzoynak',
  'Стол письменный': 'Yozuv stoli',
  Магазины: 'Doʻkonlar',
  'Как купить в рассрочку': 'Muddatli toʻlovga qanday olinadi',
  Вопросы: 'Savollar',
  'Продавать на Muddat': 'Muddat orqali sotish',
  Войти: 'Kirish',
  'Публичная оферта': 'Ommaviy oferta',
  'Политика конфиденциальности': 'Maxfiylik siyosati',
  'Корпоративным клиентам': 'Korporativ mijozlarga',
  'Сервисные центры': 'Xizmat koʻrsatish markazlari',
  'Магазины рядом с вами': 'Yaqin atrofdagi doʻkonlar',
};

const guidelines: Guidelines = {
  alsoCalled: 'страница, каркас, колонки, разметка, sahifa, layout, container, columns',
  use: 'Every page: PageLayout for public pages, CabinetLayout for the cabinet, MainAside for its content in two columns, ThreeColumns for three, Container for a centred middle with margins.',
  avoid: 'Inside a page (Stack, Grid); sheets and dialogs.',
  anatomy: 'A link «К содержанию», header, main, footer. The cabinet has a side rail from 900 px, or tabs at the bottom.',
  content: 'The content is 1200 px wide in a window of 1280, and at most 1600; text is at most 720, a form at most 480.',
  accessibility: 'One header, one main, one footer. main takes the focus when the page changes.',
  keyboard: {
    Tab: 'The first stop skips the menu.',
  },
};

const meta = {
  title: 'Navigation/PageLayout',
  component: PageLayout,
  parameters: { words, layout: 'fullscreen', guidelines },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof CabinetLayout>;

const language = <LanguageSwitch hrefs={{ ru: '#ru', 'uz-Latn': '#uz' }} />;
const navItems = [
  { href: '#main', label: 'Главная', icon: <House size={22} />, current: true },
  { href: '#orders', label: 'Заказы', icon: <ShoppingBag size={22} /> },
  { href: '#pay', label: 'Оплата', icon: <Receipt size={22} /> },
  { href: '#news', label: 'Новости', icon: <Bell size={22} />, count: 3 },
  { href: '#me', label: 'Профиль', icon: <User size={22} /> },
];
const row = (number: number, dueDate: CalendarDate, state: 'paid' | 'due' | 'upcoming', note?: string) => ({
  number,
  dueDate,
  amount: 508_000,
  paidAmount: state === 'paid' ? 508_000 : 0,
  state,
  note,
});

export const Cabinet: Story = {
  render: () => (
    <CabinetLayout
      rail={
        <SideRail
          label="Кабинет"
          logoHref="#home"
          items={[
            ...navItems.slice(0, 3),
            { href: '#cards', label: 'Карты и баланс', icon: <CreditCard size={22} /> },
            ...navItems.slice(3),
          ]}
        />
      }
      tabs={<TabBar label="Кабинет" items={navItems} />}
    >
      <AppBar title="Здравствуйте, Дилноза" end={language} />
      <MainAside
        main={
          <>
            <NextPaymentCard
              amount={508_000}
              dueDate="2026-11-27"
              today="2026-11-21"
              order={{ store: 'Orzu Texnika', number: '10 482' }}
              payHref="#pay"
              otherHref="#other"
            />
            <Card>
              <PaymentSchedule
                today="2026-11-21"
                remainder={5_080_000}
                rows={[
                  row(1, '2026-09-27', 'paid', 'картой ••\u00a04417'),
                  row(2, '2026-10-27', 'paid', 'с баланса'),
                  row(3, '2026-11-27', 'due'),
                  row(4, '2026-12-27', 'upcoming'),
                  row(5, '2027-01-27', 'upcoming'),
                ]}
              />
            </Card>
          </>
        }
        aside={
          <>
            <LimitCard status="approved" available={9_920_000} used={5_080_000} amount={15_000_000} validUntil="2027-05-14" />
            <Card>
              <Heading level={2} size="m">
                Заказы
              </Heading>
              <OrderList
                orders={[
                  { id: '1', href: '#1', title: 'Холодильник', store: 'Orzu Texnika', status: 'delivered' },
                  { id: '2', href: '#2', title: 'Очки', store: 'Nur Optika', status: 'shipping' },
                  { id: '3', href: '#3', title: 'Стол письменный', store: 'Ipak Yoʻli', status: 'packing' },
                ]}
              />
            </Card>
          </>
        }
      />
    </CabinetLayout>
  ),
};
export const CabinetMobile: Story = { ...Cabinet, globals: { viewport: { value: 'phone' } } };

/** A step of a flow: no tab bar on a phone. */
export const WholeScreenMobile: Story = {
  render: () => (
    <CabinetLayout rail={<SideRail label="Кабинет" logoHref="#home" items={navItems} />}>
      <AppBar title="Оплата" back={{ href: '#order', label: 'Назад к заказу' }} />
      <Card>
        <Heading level={2} size="m">
          Холодильник
        </Heading>
      </Card>
    </CabinetLayout>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Public: Story = {
  render: () => (
    <PageLayout
      header={
        <SiteHeader
          logoHref="#home"
          language={language}
          items={[
            { href: '#stores', label: 'Магазины', current: true },
            { href: '#how', label: 'Как купить в рассрочку' },
            { href: '#faq', label: 'Вопросы' },
            { href: '#sell', label: 'Продавать на Muddat' },
          ]}
          action={
            <LinkButton href="#sign-in" variant="secondary" size="s" width="full">
              Войти
            </LinkButton>
          }
        />
      }
      footer={
        <Footer
          items={[
            { href: '#offer', label: 'Публичная оферта' },
            { href: '#privacy', label: 'Политика конфиденциальности' },
            { href: '#corporate', label: 'Корпоративным клиентам' },
            { href: '#service', label: 'Сервисные центры' },
          ]}
          phone={{ href: 'tel:+998712000000', label: '+998 71 200 00 00' }}
          legal="© Muddat, 2026"
        />
      }
    >
      <Container>
        <Heading level={1}>Магазины рядом с вами</Heading>
      </Container>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: /К содержанию/ });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Muddat' })).toHaveFocus();
  },
};
export const PublicMobile: Story = {
  ...Public,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 900) return;
    await userEvent.click(within(canvasElement).getByText('Меню'));
    await expect(within(canvasElement).getByRole('link', { name: 'Вопросы' })).toBeVisible();
  },
};
export const Overview: Story = { ...Public, play: async () => undefined, tags: ['picture'] };

/** Three columns in a wide window, two on a laptop, one on a phone. */
export const InThreeColumns: Story = {
  render: () => (
    <CabinetLayout rail={<SideRail label="Кабинет" logoHref="#home" items={navItems} />}>
      <AppBar title="Здравствуйте, Дилноза" />
      <ThreeColumns
        first={<Card>Оплата</Card>}
        second={<LimitCard status="approved" available={9_920_000} used={5_080_000} amount={15_000_000} validUntil="2027-05-14" />}
        third={<Card>Заказы</Card>}
        last={<Card>Новости</Card>}
      />
    </CabinetLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (text: string) => canvas.getAllByText(text).at(-1)?.getBoundingClientRect() ?? new DOMRect();
    const [first, third, last] = [boxOf('Оплата'), boxOf('Заказы'), boxOf('Новости')];
    await expect(last.top).toBeGreaterThan(first.bottom);
    // In two columns the last part follows the first, whatever the height of the second.
    if (innerWidth < 900 || innerWidth >= 1600) return;
    await expect(last.left).toBe(first.left);
    await expect(last.top).toBeLessThan(third.top);
  },
};
