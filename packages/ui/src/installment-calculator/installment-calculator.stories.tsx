import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { InstallmentCalculator } from './installment-calculator.tsx';

const words: StoryTranslations = {
  'Оформить рассрочку': 'Muddatli toʻlovga olish',
  'Расчёт предварительный.': 'Hisob-kitob taxminiy.',
  'Расчёт предварительный: точные суммы покажем до подписания.': 'Hisob-kitob taxminiy: aniq summalarni imzolashdan oldin koʻrsatamiz.',
};

const guidelines: Guidelines = {
  alsoCalled: 'калькулятор, рассрочка, рассчитать платёж, срок, kalkulyator, muddatli toʻlov, loan, instalment',
  use: "The home page, a product's page, the conditions: the customer estimates the payment before applying.",
  avoid: 'The checkout, where the server calculates and PriceBreakdown shows its figures.',
  anatomy:
    'The price, the down payment if needed, the term, the monthly payment in large type, the markup in sum and per cent, the annual rate, the total, all dates, the action. As a `table`: the sums of all terms at once (OfferChoice).',
  content: '«В месяц», «Наценка», «Годовая ставка»: the whole price before consent. The field states the limits, without blame.',
  accessibility: 'A changed result is read aloud. While there is no price, its place is kept, so that nothing jumps.',
  keyboard: {
    'Arrow keys': 'Change the term.',
  },
};

const meta = {
  title: 'Product/InstallmentCalculator',
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
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof InstallmentCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.textContent).toContain('508\u00a0000\u00a0сум');
    await expect(canvasElement.textContent).toContain('1\u00a0296\u00a0000\u00a0сум\u00a0·\u00a027\u00a0%');
    // By keyboard: Tab from the price to the terms, then an arrow key.
    canvas.getByLabelText('Цена товара').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '24' })).toBeChecked();
    await expect(canvas.getByText('24 платежа')).toBeVisible();
    await expect(canvasElement.textContent).toContain('312\u00a0000\u00a0сум');
  },
};
export const Overview: Story = {
  tags: ['picture'],
  args: { withInitialFee: true, action: <LinkButton href="#checkout">Оформить рассрочку</LinkButton>, note: 'Расчёт предварительный.' },
};
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Цена товара'));
    await expect(canvas.getByText('Введите цену, и мы покажем платёж, наценку и все даты.')).toBeVisible();
  },
};
/** The largest price that the field accepts and the longest term, on a phone. */
export const GreatestSum: Story = {
  args: {
    startPrice: 999_999_999,
    startMonths: 36,
    bounds: { min: 100_000, max: 999_999_999 },
    terms: [3, 6, 9, 12, 24, 36].map((months) => ({ months, markupBp: months * 225 })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('36 платежей')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
    await expect(field).toHaveAccessibleDescription('Рассрочка — на суммы от 100\u00a0000\u00a0сум');
  },
};
/** All terms at once: the page that explains what an instalment costs. */
export const AllTerms: Story = {
  args: { layout: 'table', note: 'Расчёт предварительный.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('radio', { name: /^12.мес\. 508.000 6.096.000 1.296.000 27.%$/ });
    await expect(chosen).toBeChecked();
    // The sums follow the price, and the choice stays.
    const field = canvas.getByLabelText('Цена товара');
    await userEvent.clear(field);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Введите цену, и мы покажем платёж, наценку и все даты.')).toBeVisible();
    await userEvent.type(field, '1000000');
    await userEvent.click(canvas.getByRole('radio', { name: /^24.мес\. 65.000 1.560.000 560.000 56.%$/ }));
    const announced = canvas.getByText(/^всего 1.560.000.сум, наценка 56.%$/);
    await expect(announced.parentElement).toHaveTextContent(/^24 мес., в месяц65.000.сум/);
    await expect(announced.closest('[aria-live=polite]')).not.toBeNull();
    await expect(canvas.getAllByText(/^Годовая ставка .*, все даты$/).filter((line) => line.checkVisibility())).toHaveLength(1);
  },
};
/** The sum and the total in one column, next to the controls. */
export const Bar: Story = { args: { layout: 'bar', note: 'Расчёт предварительный.' } };
export const LongUzbekText: Story = { args: { startPrice: 15_000_000 }, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
