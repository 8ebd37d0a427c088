import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { calculateOffer } from './offer.ts';
import { OfferChoice } from './offer-choice.tsx';
import { OfferList, type OfferListProps } from './offer-list.tsx';

const requestedTerms = { price: 4_800_000, initialFee: 0, confirmedOn: '2026-11-21' } as const satisfies OfferListProps['requestedTerms'];
const offers = [
  { months: 3, markupBp: 700 },
  { months: 6, markupBp: 1_350 },
  { months: 12, markupBp: 2_700 },
  { months: 24, markupBp: 5_200 },
].map((term) => calculateOffer({ ...requestedTerms, ...term }));

const meta = {
  title: 'Продукт/OfferList',
  component: OfferList,
  subcomponents: { OfferChoice },
  args: { offers, requestedTerms },
  parameters: {
    docs: {
      description: {
        component: [
          '- **Когда**: все сроки рассрочки одного товара или корзины; выбирают срок в OfferChoice.',
          '- **Когда не**: срок уже выбран (TruePrice), цену вводит сам человек (InstallmentCalculator).',
          '- **Из чего**: строка на срок: месяцы, платёж в месяц, всего, наценка; внутри — TruePrice. Заранее не выбрано ничего.',
          '- **Слова**: числа сервера. Не сошлось с нашим расчётом — так и сказано, срок взять нельзя.',
          '- **Доступность**: details или radio браузера: стрелки, Tab, Enter; без скриптов читается и открывается целиком.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Taken(args: OfferListProps) {
  const [months, setMonths] = useState<number | null>(null);
  return <OfferChoice {...args} months={months} onChange={setMonths} />;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByText('12 месяцев').closest('summary');
    await expect(line).toHaveTextContent(/508.000.сум\/мес\..*всего 6.096.000.сум, наценка 1.296.000.сум.·.27.%/);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
    line?.focus();
    await expect(line).toHaveFocus();
    line?.click();
    await expect(canvas.getAllByText('Годовая ставка').filter((term) => term.checkVisibility())).toHaveLength(1);
  },
};
export const Overview: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getAllByText(/^6 (месяцев|oy)$/)[0]
      ?.closest('summary')
      ?.click();
  },
};
/** No term is chosen at first; the arrow keys move between the terms. */
export const ToTake: Story = {
  render: (args) => <Taken {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radios = canvas.getAllByRole('radio');
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(radios[0]).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /6 месяцев/ })).toBeChecked();
  },
};
/** One figure of the backend differs from our arithmetic. */
export const NotConfirmed: Story = {
  args: {
    offers: offers.map((offer) => (offer.months === 12 ? { ...offer, monthly_payment: offer.monthly_payment + 1_000 } : offer)),
    onDifference: fn(),
  },
  render: (args) => <Taken {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { name: /12 месяцев/ })).toBeNull();
    await expect(canvas.getByText(/проверяем расчёт магазина/)).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(args.onDifference).toHaveBeenCalledTimes(1);
    await expect(args.onDifference).toHaveBeenCalledWith({ months: 12, figures: ['monthly_payment'] });
  },
};
/** Rows whose texts differ in length have one layout. */
export const AlignedMobile: Story = {
  render: (args) => <Taken {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 400) return;
    const starts = within(canvasElement)
      .getAllByText(/сум\/мес\.$/)
      .map((payment) => Math.round(payment.getBoundingClientRect().left));
    await expect(starts).toHaveLength(4);
    await expect(new Set(starts).size).toBe(1);
    const heights = within(canvasElement)
      .getAllByText(/^\d+ месяц/)
      .map((term) => Math.round(term.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
  },
};
export const LongUzbekText: Story = {
  args: {
    requestedTerms: { ...requestedTerms, price: 999_999_999 },
    offers: offers.map(({ months }) => calculateOffer({ ...requestedTerms, price: 999_999_999, months, markupBp: months * 225 })),
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
