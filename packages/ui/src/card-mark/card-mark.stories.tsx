import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../stack/stack.tsx';
import { CardMark } from './card-mark.tsx';

const guidelines = `
- **Когда**: рядом с номером или последними цифрами карты, чтобы её узнали с одного взгляда.
- **Когда не**: вместо слов. Знак стоит рядом с номером, а не сам по себе; способ оплаты называют словами.
- **Из чего**: слово системы на её цвете; большой для списка карт, малый для поля. У карты с двумя знаками местный сверху.
- **Слова**: название системы латиницей, как на самой карте. Неизвестная система показана своим именем на сером.
- **Доступность**: это текст, он читается вслух; контраст не ниже 4,5 : 1 в обеих темах.
`;

const SYSTEMS = ['uzcard', 'humo', 'visa', 'mastercard', 'unionpay', 'atto'];

const meta = {
  title: 'Продукт/CardMark',
  component: CardMark,
  args: { system: 'humo' },
  parameters: { docs: { description: { component: guidelines } } },
} satisfies Meta<typeof CardMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('humo')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Inline gap="s">
        {SYSTEMS.map((system) => (
          <CardMark key={system} system={system} />
        ))}
      </Inline>
      <Inline gap="s">
        {SYSTEMS.map((system) => (
          <CardMark key={system} system={system} size="s" />
        ))}
      </Inline>
    </Stack>
  ),
};
