import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Stars } from './stars.tsx';

const meta = {
  title: 'Продукт/Stars',
  component: Stars,
  args: { rating: 4 },
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: показать оценку, поставленную человеком или среднюю, рядом с числом.
- **Когда не**: поставить оценку (StarField), слова покупателя целиком (ReviewCard).
- **Из чего**: пять звёзд, закрашено округлённое до целого.
- **Слова**: число стоит рядом и говорит точнее звёзд.
- **Доступность**: звёзды скрыты, оценка сказана словами.
`,
      },
    },
  },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Average: Story = {
  args: { rating: 4.3, size: 'm' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Оценка 4,3 из 5')).toBeInTheDocument();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="s">
      <Stars rating={1} />
      <Stars rating={3} />
      <Stars rating={4.6} size="m" />
    </Stack>
  ),
};
