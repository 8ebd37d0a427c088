import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Trash2 } from '../icons/index.ts';
import { Stack } from '../stack/Stack.tsx';
import { BankCardTile } from './BankCardTile.tsx';

const meta = {
  title: 'Продукт/BankCardTile',
  component: BankCardTile,
  args: { system: 'humo', bank: 'Ipoteka Bank', last4: '4417', expiry: '2812', isDefault: true },
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12/28');
  },
};
export const Several: Story = {
  render: () => (
    <Stack gap="xs">
      <BankCardTile system="humo" bank="Ipoteka Bank" last4="4417" expiry="2812" isDefault />
      <BankCardTile
        system="uzcard"
        bank="Hamkorbank"
        last4="0093"
        expiry="2703"
        actions={<IconButton icon={<Trash2 size={20} />} label="Удалить карту" />}
      />
      <BankCardTile system="visa" bank="Kapitalbank" last4="1112" expiry="2909" />
    </Stack>
  ),
};
export const LongUzbekText: Story = {
  args: { bank: 'Oʻzbekiston Respublikasi Tashqi iqtisodiy faoliyat milliy banki' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
