import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../stack/Stack.tsx';
import { StoreTile } from './StoreTile.tsx';

const meta = {
  title: 'Продукт/StoreTile',
  component: StoreTile,
  args: { href: '#store', name: 'Orzu Texnika', line: 'Электроника · до 24 мес', note: 'Юнусабад, 2 филиала' },
} satisfies Meta<typeof StoreTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = {
  render: () => (
    <Grid columns="2-2-4">
      <StoreTile href="#1" name="Orzu Texnika" line="Электроника · до 24 мес" note="Юнусабад, 2 филиала" />
      <StoreTile href="#2" name="Ipak Yoʻli" line="Дом и мебель · до 18 мес" note="3 филиала" />
      <StoreTile href="#3" name="Chorsu Savdo" line="Техника для дома · до 24 мес" note="12 филиалов" />
      <StoreTile href="#4" name="Nur Optika" line="Оптика · до 6 мес" note="Чиланзар" />
    </Grid>
  ),
};
export const LongUzbekText: Story = {
  args: { name: 'Samarqand Maishiy Texnika', line: 'Uy-roʻzgʻor texnikasi · 24 oygacha', note: 'Mirzo Ulugʻbek tumani, 12 ta filial' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Mobile: Story = { ...Row, globals: { viewport: { value: 'phone' } } };
