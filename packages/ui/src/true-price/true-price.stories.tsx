import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { calculateOffer, type OfferTerms } from './offer.ts';
import { TruePrice } from './true-price.tsx';

const TERMS = { price: 4_800_000, initialFee: 0, markupBp: 2_700, months: 12, confirmedOn: '2026-11-21' } as const satisfies OfferTerms;

/** A rotation by 180 degrees, as a browser computes it. */
const TURNED = 'matrix(-1, 0, 0, -1, 0, 0)';

const guidelines: Guidelines = {
  alsoCalled: 'полная цена, наценка, годовая ставка, переплата, toʻliq narx, ustama, APR, total cost',
  use: 'Wherever the customer decides about instalments: product, calculator, basket, checkout, contract. The same rows everywhere.',
  avoid: 'A product tile (ProductTile); an order already taken (PaymentSchedule).',
  anatomy:
    'The payment in large type and how many there are; the cash price, the down payment, the markup in sum and per cent, the annual rate, the total, the first payment; all dates.',
  content: "The server's figures as received. The total includes the down payment. Nothing in small print.",
  accessibility:
    "A description list. The dates are in the browser's own details element: it opens without scripts and the page search finds them.",
};

const meta = {
  title: 'Product/TruePrice',
  component: TruePrice,
  args: { offer: calculateOffer(TERMS) },
  decorators: [(Story) => <Card padding="l">{Story()}</Card>],
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof TruePrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shownFor = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
    await expect(shownFor('Наценка')).toHaveTextContent(/1.296.000.сум · 27.%/);
    await expect(shownFor('Первый взнос')).toHaveTextContent('нет');
    await expect(shownFor('Всего к оплате')).toHaveTextContent(/6.096.000.сум/);
    await userEvent.tab();
    await expect(canvas.getByText('Все даты платежей')).toHaveFocus();
    await userEvent.click(canvas.getByText('Все даты платежей'));
    await expect(canvas.getByText('21 ноября 2027')).toBeVisible();
    // The arrow points up now.
    await waitFor(() => expect(canvas.getByText('Все даты платежей').querySelector('svg')).toHaveStyle({ transform: TURNED }));
  },
};
export const Overview: Story = { tags: ['picture'], args: { offer: calculateOffer({ ...TERMS, initialFee: 800_000, markupBp: 1_250 }) } };
/** The component without its monthly payment, as below a row that already shows it. */
export const WithoutHero: Story = { args: { withoutHero: true } };
/** A small amount has fewer payments than months. The component shows the number of payments. */
export const FewerPayments: Story = {
  args: { offer: calculateOffer({ ...TERMS, price: 10_000, months: 24 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('13 платежей')).toBeVisible();
  },
};
export const LongUzbekText: Story = {
  args: { offer: calculateOffer({ ...TERMS, price: 15_000_000, initialFee: 1_000_000, months: 24, markupBp: 5_200 }) },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
