import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/Stack.tsx';
import { Money } from './Money.tsx';

const meta = { title: 'Тексты/Money', component: Money, args: { amount: 15_000_000 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('15\u00a0000\u00a0000\u00a0сум');
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Money amount={508_000} size="xl" />
      <Money amount={9_920_000} size="l" />
      <Money amount={1_296_000} />
      <Money amount={1_296_000} currency={false} tabular />
    </Stack>
  ),
};

export const LongUzbekText: Story = {
  args: { size: 'xl' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('15\u00a0000\u00a0000\u00a0soʻm');
  },
};
