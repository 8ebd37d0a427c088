import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LinkButton } from '../link/Link.tsx';
import { InstallmentCalculator } from './InstallmentCalculator.tsx';

const meta = {
  title: 'Продукт/InstallmentCalculator',
  component: InstallmentCalculator,
  args: {
    terms: [
      { months: 3, markupBp: 600 },
      { months: 6, markupBp: 1_300 },
      { months: 12, markupBp: 2_700 },
      { months: 24, markupBp: 5_600 },
    ],
    startPrice: 4_800_000,
    startMonths: 12,
    today: '2026-11-21',
    bounds: { min: 100_000, max: 15_000_000 },
  },
} satisfies Meta<typeof InstallmentCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.textContent).toContain('508\u00a0000\u00a0сум');
    await expect(canvasElement.textContent).toContain('1\u00a0296\u00a0000\u00a0сум · 27\u00a0%');
    await userEvent.click(canvas.getByRole('radio', { name: '24' }));
    await expect(canvas.getByText('24 платежа')).toBeVisible();
    await expect(canvasElement.textContent).toContain('312\u00a0000\u00a0сум');
  },
};
export const DatesOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Все даты платежей'));
    await expect(within(canvasElement).getByText('21 ноября 2027')).toBeVisible();
  },
};
export const WithInitialFee: Story = {
  args: {
    withInitialFee: true,
    action: <LinkButton href="#checkout">Оформить рассрочку</LinkButton>,
    note: 'Расчёт предварительный: точные суммы покажем до подписания.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText(/Первый взнос/), '800000');
    await expect(canvasElement.textContent).toContain('5\u00a0880\u00a0000\u00a0сум');
  },
};
export const BelowTheLeast: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Цена товара');
    await userEvent.clear(field);
    await userEvent.type(field, '5000');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Рассрочка начинается от 100\u00a0000\u00a0сум');
  },
};
export const LongUzbekText: Story = { args: { startPrice: 15_000_000 }, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
