import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NextPaymentCard } from './NextPaymentCard.tsx';

const meta = {
  title: 'Продукт/NextPaymentCard',
  component: NextPaymentCard,
  args: {
    amount: 508_000,
    dueDate: '2026-11-27',
    today: '2026-11-21',
    order: { store: 'Orzu Texnika', number: '10\u00a0482' },
    payHref: '#pay',
    otherHref: '#other',
  },
} satisfies Meta<typeof NextPaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('через 6 дней')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Оплатить 508/ })).toHaveAttribute('href', '#pay');
  },
};
export const Overdue: Story = {
  args: { dueDate: '2026-11-18', note: 'Ещё 2 дня без последствий, потом лимит приостановится.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('просрочено на 3 дня')).toBeVisible();
  },
};
export const FarAway: Story = { args: { dueDate: '2026-12-21' } };
export const LongUzbekText: Story = {
  args: { amount: 15_000_000, order: { store: 'Samarqand Maishiy Texnika va Mebel Savdo Markazi', number: '999\u00a0999' } },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
