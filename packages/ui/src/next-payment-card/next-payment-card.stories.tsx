import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { NextPaymentCard, type NextPaymentCardProps } from './next-payment-card.tsx';

const next: NextPaymentCardProps = {
  amount: 508_000,
  dueDate: '2026-11-27',
  today: '2026-11-21',
  order: { store: 'Orzu Texnika', number: '10\u00a0482' },
  payHref: '#pay',
  otherHref: '#other',
};

const words: StoryTranslations = {
  'Ещё 2 дня без последствий, потом лимит приостановится.': 'Yana 2 kun oqibatsiz, keyin limit toʻxtatib qoʻyiladi.',
};

const meta = {
  title: 'Продукт/NextPaymentCard',
  component: NextPaymentCard,
  args: next,
  parameters: {
    words,
    docs: {
      description: {
        component: [
          '- **Когда**: первая карточка главной и страницы заказа: сколько, когда, кому, кнопка.',
          '- **Когда не**: если платить нечего — EmptyState; для всех платежей — PaymentSchedule.',
          '- **Из чего**: «через 6 дней», сумма, день словами, магазин и заказ (на странице заказа их нет), пояснение, «Оплатить», «Другая сумма».',
          '- **Слова**: кнопка называет сумму: «Оплатить 508 000 сум». Просрочка без упрёка: что будет и до какого дня.',
          '- **Доступность**: просрочка меняет знак и слово, не только цвет; карточка — область с именем «Ближайший платёж».',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof NextPaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('через 6 дней')).toBeVisible();
    await userEvent.tab();
    const pay = canvas.getByRole('link', { name: /^Оплатить 508/ });
    await expect(pay).toHaveFocus();
    await expect(pay).toHaveAttribute('href', '#pay');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Другая сумма' })).toHaveFocus();
  },
};
export const Overdue: Story = {
  args: { dueDate: '2026-11-18', note: 'Ещё 2 дня без последствий, потом лимит приостановится.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('просрочено на 3 дня')).toBeVisible();
  },
};
export const OnOrderPage: Story = {
  args: { order: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Orzu Texnika/)).toBeNull();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  // A page has only one such card, so its landmark name is unique there. This story shows several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Grid columns="1-2-2">
      <NextPaymentCard {...next} />
      <NextPaymentCard {...next} dueDate="2026-11-21" />
      <NextPaymentCard {...next} dueDate="2026-11-18" note="Ещё 2 дня без последствий, потом лимит приостановится." />
      <NextPaymentCard amount={1_000} dueDate="2027-01-21" today="2026-11-21" payHref="#pay" />
    </Grid>
  ),
};
export const LongUzbekText: Story = {
  args: {
    amount: 999_999_999,
    dueDate: '2026-08-21',
    order: { store: 'Samarqand Maishiy Texnika va Mebel Savdo Markazi', number: '999\u00a0999' },
    note: 'Jarima yoʻq. Limit ochiq qolishi uchun muddati oʻtgan toʻlovni amalga oshiring.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
