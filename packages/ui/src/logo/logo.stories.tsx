import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Inline } from '../stack/stack.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Основа/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: в шапке и в начале боковой панели, один раз на странице.
- **Когда не**: как украшение или узор (Girih), внутри текста.
- **Из чего**: восьмиконечная звезда плитки с солнцем и имя; там, где тесно, звезда одна.
- **Слова**: имя марки, латиницей, на обоих языках.
- **Доступность**: рисунок скрыт от слуха, имя читается и тогда, когда видна только звезда.
`,
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Muddat');
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap="l">
      <Logo />
      <Logo markOnly />
      <Card tone="cobalt" padding="s">
        <Logo />
      </Card>
    </Inline>
  ),
};
