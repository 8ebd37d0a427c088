import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { CardMark } from './card-mark.tsx';

const SYSTEMS = ['uzcard', 'humo', 'visa', 'mastercard', 'unionpay', 'atto'];

const guidelines: Guidelines = {
  alsoCalled: 'знак карты, логотип карты, платёжная система, узкарт, хумо, karta belgisi, card brand',
  use: "Next to a card's number or last digits, so that people recognise it at a glance.",
  avoid: 'Instead of words. The mark stands next to a number, never alone; words name the way of paying.',
  anatomy: "The system's word on its colour; large in a list of cards, small in a field. On a co-branded card the local system is on top.",
  content: 'The name of the system in Latin letters, as on the card. An unknown system shows its own name on grey.',
  accessibility: 'It is text and is read aloud; its contrast is at least 4.5:1 in every theme.',
};

const meta = {
  title: 'Product/CardMark',
  component: CardMark,
  args: { system: 'humo' },
  parameters: { guidelines },
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
