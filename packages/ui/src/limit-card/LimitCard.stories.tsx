import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../link/Link.tsx';
import { Grid } from '../stack/Stack.tsx';
import { LimitCard } from './LimitCard.tsx';

const approved = { status: 'approved', available: 9_920_000, used: 5_080_000, amount: 15_000_000, validUntil: '2027-05-14' };
const none = { available: 0, used: 0, amount: 0, validUntil: null };

const meta = { title: 'Продукт/LimitCard', component: LimitCard, args: approved } satisfies Meta<typeof LimitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Использовано из лимита' });
    await expect(meter).toHaveAttribute('aria-valuenow', '5080000');
    await expect(meter).toHaveAttribute('aria-valuemax', '15000000');
  },
};

export const OtherStatuses: Story = {
  render: () => (
    <Grid columns="1-2-2">
      <LimitCard
        {...none}
        status="not_created"
        action={
          <LinkButton href="#limit" variant="tile">
            Узнать лимит
          </LinkButton>
        }
      />
      <LimitCard {...none} status="requested" />
      <LimitCard {...none} status="pending" />
      <LimitCard {...none} status="rejected" reason="Фото паспорта размыто. Снимите его ещё раз при дневном свете." />
      <LimitCard {...none} status="expired" />
      <LimitCard {...none} status="blocked" />
      <LimitCard {...none} status="manual_review" />
    </Grid>
  ),
};

export const LongUzbekText: Story = { args: { ...none, status: 'not_created' }, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
