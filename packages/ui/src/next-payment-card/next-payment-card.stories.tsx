import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
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

const guidelines: Guidelines = {
  alsoCalled: 'ближайший платёж, следующий платёж, оплатить, просрочка, keyingi toʻlov, due, overdue, next payment',
  use: "The first card of the home page and of an order's page: how much, when, to whom, and the button.",
  avoid: 'Nothing to pay (EmptyState); all payments (PaymentSchedule).',
  anatomy:
    "«через 6 дней», the amount, the day in words, store and order (not on the order's page), an explanation, «Оплатить», «Другая сумма».",
  content:
    'The button names the amount: «Оплатить 508 000 сум». An overdue payment gets no blame: what will happen, and by which day to pay.',
  accessibility: 'An overdue payment changes the icon and the words, not only the colour. The card is a region named «Ближайший платёж».',
};

const meta = {
  title: 'Product/NextPaymentCard',
  component: NextPaymentCard,
  args: next,
  parameters: {
    words,
    guidelines,
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
