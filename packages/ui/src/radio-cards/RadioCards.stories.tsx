import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { CardNumber } from '../bank-card-tile/BankCardTile.tsx';
import { CardMark } from '../card-mark/CardMark.tsx';
import { RadioCards } from './RadioCards.tsx';

function Example({ start = null, error }: { start?: string | null; error?: string }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <RadioCards
      label="Откуда списать"
      value={value}
      onChange={setValue}
      error={error}
      options={[
        {
          value: 'humo',
          title: (
            <>
              <CardNumber last4="4417" /> <Badge tone="info">основная</Badge>
            </>
          ),
          description: 'Ipoteka Bank · 12/28',
          end: <CardMark system="humo" />,
        },
        { value: 'uzcard', title: <CardNumber last4="0093" />, description: 'Hamkorbank · 03/27', end: <CardMark system="uzcard" /> },
        { value: 'balance', title: 'Баланс', description: 'На балансе 120\u00a0000 сум, для платежа не хватает', disabled: true },
        { value: 'app', title: 'Payme, Click или другое приложение' },
      ]}
    />
  );
}

const meta = { title: 'Поля/RadioCards', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('no radio buttons');
    await expect(first).not.toBeChecked();
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Баланс/ })).toBeDisabled();
  },
};
export const Chosen: Story = { args: { start: 'uzcard' } };
export const Wrong: Story = { args: { error: 'Выберите, откуда списать' } };
export const Mobile: Story = { args: { start: 'humo' }, globals: { viewport: { value: 'phone' } } };
