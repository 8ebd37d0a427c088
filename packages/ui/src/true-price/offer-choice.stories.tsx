import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { calculateOffer } from './offer.ts';
import { OfferChoice, type OfferChoiceProps } from './offer-choice.tsx';

const requestedTerms = { price: 4_800_000, initialFee: 0, confirmedOn: '2026-11-21' } as const satisfies OfferChoiceProps['requestedTerms'];
const offers = [
  { months: 3, markupBp: 700 },
  { months: 6, markupBp: 1_350 },
  { months: 12, markupBp: 2_700 },
  { months: 24, markupBp: 5_200 },
].map((term) => calculateOffer({ ...requestedTerms, ...term }));

const guidelines: Guidelines = {
  alsoCalled: 'выбор срока, варианты рассрочки, muddat tanlash, term, offers, plans',
  use: 'All instalment terms of a product or basket, of which one is chosen.',
  avoid: 'The term is chosen (TruePrice); the customer enters the price (InstallmentCalculator).',
  anatomy:
    'A table: term, per month, total, markup; the row is the radio button. Below the selected one: the rate, all dates and the rest (TruePrice).',
  content: "The server's figures. If our calculation differs, it says so and the term cannot be taken.",
  accessibility: "The browser's own radio buttons, named by the whole row. Without scripts everything can be read.",
  keyboard: {
    Tab: 'Enters the group once.',
    'Arrow keys': 'Change the term.',
  },
};

const meta = {
  title: 'Product/OfferChoice',
  component: OfferChoice,
  args: { offers, requestedTerms, months: 24, onChange: fn() },
  render: (args) => <Choosable {...args} />,
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof OfferChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosable({ months: first, ...args }: OfferChoiceProps) {
  const [months, setMonths] = useState(first);
  return <OfferChoice {...args} months={months} onChange={setMonths} />;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^12.мес\. 508.000 6.096.000 1.296.000 27.%$/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^24.мес/ })).toBeChecked();
    const shown = () => canvas.getAllByText(/^Годовая ставка .*, все даты$/).filter((summary) => summary.checkVisibility());
    await expect(shown()).toHaveLength(1);
    // A press anywhere in a row selects its term.
    await userEvent.click(canvas.getByText(/^6.096.000$/));
    await expect(canvas.getByRole('radio', { name: /^12.мес/ })).toBeChecked();
    await expect(shown()).toHaveLength(1);
    await userEvent.click(shown()[0] ?? canvasElement);
    await expect(canvas.getAllByText('Годовая ставка').filter((term) => term.checkVisibility())).toHaveLength(1);
  },
};
export const Overview: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    [...canvasElement.querySelectorAll('summary')].find((summary) => summary.checkVisibility())?.click();
  },
};
/** Six terms of a product: the short, the middle and the long one; the others unfold. */
export const Folded: Story = {
  args: {
    folded: true,
    offers: [3, 6, 9, 12, 18, 24].map((months) => calculateOffer({ ...requestedTerms, months, markupBp: months * 220 })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const months = () => canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(months()).toEqual(['6', '12', '24']);
    const more = canvas.getByRole('button', { name: 'Ещё 3 срока', expanded: false });
    await userEvent.click(more);
    await expect(months()).toEqual(['3', '6', '9', '12', '18', '24']);
    await userEvent.click(canvas.getByRole('radio', { name: /^9.мес/ }));
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    // The selected term stays visible.
    await expect(months()).toEqual(['6', '9', '12', '24']);
  },
};
/** Where the choice is a decision about a debt, no term is selected at first; the arrow keys move between the terms. */
export const NoneSelected: Story = {
  args: { months: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radios = canvas.getAllByRole('radio');
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(radios[0]).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^6.мес/ })).toBeChecked();
  },
};
/** One figure of the backend differs from our arithmetic. */
export const NotConfirmed: Story = {
  args: {
    offers: offers.map((offer) => (offer.months === 12 ? { ...offer, monthly_payment: offer.monthly_payment + 1_000 } : offer)),
    onDifference: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { name: /^12.мес/ })).toBeNull();
    await expect(canvas.getByText(/проверяем расчёт магазина/)).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(args.onDifference).toHaveBeenCalledTimes(1);
    await expect(args.onDifference).toHaveBeenCalledWith({ months: 12, figures: ['monthly_payment'] });
  },
};
/** The highest price in the narrowest window. */
export const LongUzbekText: Story = {
  args: {
    requestedTerms: { ...requestedTerms, price: 999_999_999 },
    offers: offers.map(({ months }) => calculateOffer({ ...requestedTerms, price: 999_999_999, months, markupBp: months * 225 })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const table = within(canvasElement).getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(288);
  },
};
