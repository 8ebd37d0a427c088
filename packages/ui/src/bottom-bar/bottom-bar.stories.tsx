import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Container } from '../page-layout/page-layout.tsx';
import { BottomBar } from './bottom-bar.tsx';

const words: StoryTranslations = {
  'Оплатить 440 000 сум': '440 000 soʻm toʻlash',
  'В корзину': 'Savatga',
  '317 000 сум × 24 мес.': '317 000 soʻm × 24 oy',
};

const guidelines: Guidelines = {
  alsoCalled: 'нижняя панель, кнопка внизу, закреплённая кнопка, pastki panel, sticky action, footer bar',
  use: 'The main action of a long page on a phone: pay, add to the basket, sign.',
  avoid: 'The action is visible without scrolling; inside a dialog, a sheet or a card.',
  anatomy: 'The amount with one line, unless the button states it, and one button. From 900 px it is an ordinary button in its place.',
  content: 'A verb and the amount on the button: «Оплатить 440 000 сум».',
  accessibility: 'The bar has its place in the order of the page, and never covers the focused element.',
};

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  args: { action: <Button>Оплатить 440 000 сум</Button> },
  parameters: {
    words,
    guidelines,
  },
  decorators: [
    (Story) => (
      <Container>
        <div style={{ blockSize: '1200px' }} />
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button').getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(button.top).toBeGreaterThan(innerHeight - 90);
  },
  globals: { viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  args: { summary: '317 000 сум × 24 мес.', action: <Button>В корзину</Button> },
  globals: { viewport: { value: 'phone' } },
};
/** On a desktop the action is an ordinary part of the page. */
export const Desktop: Story = {
  args: { summary: '317 000 сум × 24 мес.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('317 000 сум × 24 мес.')).not.toBeVisible();
  },
};
