import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Inline } from '../stack/stack.tsx';
import { Logo } from './logo.tsx';

const guidelines: Guidelines = {
  alsoCalled: 'логотип, марка, знак, logotip, brand',
  use: 'In the header and at the top of the side rail, once per page.',
  avoid: 'Decoration or pattern (Girih); inside text.',
  anatomy: "The tile's star of eight points with a sun, and the name. Where space is short, the star alone.",
  content: "The brand's name in Latin letters, in every language.",
  accessibility: 'Screen readers skip the drawing, and read the name even where only the star is visible.',
};

const meta = {
  title: 'Basics/Logo',
  component: Logo,
  parameters: {
    guidelines,
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
