import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { Grid } from '../stack/stack.tsx';
import { LimitCard, type LimitCardProps } from './limit-card.tsx';

const approved = {
  status: 'approved',
  available: 9_920_000,
  used: 5_080_000,
  amount: 15_000_000,
  validUntil: '2027-05-14',
} as const satisfies LimitCardProps;
const none = { available: 0, used: 0, amount: 0, validUntil: null };

const words: StoryTranslations = {
  'Узнать лимит': 'Limitni bilish',
  'Фото паспорта размыто. Снимите его ещё раз при дневном свете.': 'Pasport surati xira chiqqan. Uni kunduzgi yorugʻlikda qayta oling.',
};

const guidelines: Guidelines = {
  alsoCalled: 'лимит, доступно, сколько можно купить, limit, credit limit, spending',
  use: 'The home page and the profile: for how much one can still buy. Once per page, the only cobalt card.',
  avoid: 'Debt and payments (NextPaymentCard, PaymentSchedule): the limit does not show the debt.',
  anatomy:
    'The available amount, a meter of the used part, the date until which it is valid. Without approval: the title of the status, what it means, the next step.',
  content: "A refusal or suspension states the server's reason and what to do, without «к сожалению».",
  accessibility:
    'The meter says «из» in words. The title names the card. The ornament behind the text is faint and hidden from screen readers.',
};

const meta = {
  title: 'Product/LimitCard',
  component: LimitCard,
  args: approved,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof LimitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page has only one such card, so its landmark name is unique there. These stories show several. */
const severalOnOnePage = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

const apply = (
  <LinkButton href="#limit" variant="tile">
    Узнать лимит
  </LinkButton>
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Использовано из лимита' });
    await expect(meter).toHaveAttribute('aria-valuenow', '5080000');
    await expect(meter).toHaveAttribute('aria-valuemax', '15000000');
  },
};
/** By keyboard: Tab reaches the next step first. */
export const NextStep: Story = {
  args: { ...none, status: 'not_created', action: apply },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Узнать лимит' })).toHaveFocus();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Grid columns="1-2-3">
      <LimitCard {...approved} />
      <LimitCard {...none} status="not_created" action={apply} />
      <LimitCard {...none} status="requested" />
      <LimitCard {...none} status="pending" />
      <LimitCard {...none} status="rejected" reason="Фото паспорта размыто. Снимите его ещё раз при дневном свете." />
      <LimitCard {...none} status="expired" />
      <LimitCard {...none} status="blocked" />
      <LimitCard {...none} status="manual_review" />
    </Grid>
  ),
};
/** Nothing used, everything used, more used than the limit (after it was lowered), and the longest amount, on the narrowest phone. */
export const Extremes: Story = {
  render: () => (
    <Grid columns="1-2-2">
      <LimitCard {...approved} available={15_000_000} used={0} validUntil={null} />
      <LimitCard {...approved} available={0} used={15_000_000} />
      <LimitCard {...approved} available={0} used={17_500_000} />
      <LimitCard {...approved} available={999_999_999} used={999_999_999} amount={1_999_999_998} />
    </Grid>
  ),
  parameters: severalOnOnePage,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const meter of within(canvasElement).getAllByRole('meter')) {
      await expect(Number(meter.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(Number(meter.getAttribute('aria-valuemax')));
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongUzbekText: Story = {
  args: {
    ...none,
    status: 'rejected',
    reason:
      'Pasport surati xira chiqqan, roʻyxatdan oʻtganlik sahifasi esa toʻliq koʻrinmayapti. Kunduzgi yorugʻlikda qayta suratga oling.',
    action: (
      <LinkButton href="#limit" variant="tile" width="full">
        Hujjatlarni qaytadan suratga olish
      </LinkButton>
    ),
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
