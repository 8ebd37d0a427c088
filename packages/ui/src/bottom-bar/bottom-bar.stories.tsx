import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Container } from '../page-layout/page-layout.tsx';
import { BottomBar } from './bottom-bar.tsx';

const words: StoryTranslations = {
  'Оплатить 440 000 сум': '440 000 soʻm toʻlash',
  'В корзину': 'Savatga',
  '317 000 сум × 24 мес.': '317 000 soʻm × 24 oy',
};

const meta = {
  title: 'Страница/BottomBar',
  component: BottomBar,
  args: { action: <Button>Оплатить 440 000 сум</Button> },
  parameters: {
    words,
    docs: {
      description: {
        component: [
          '- **Когда**: главное действие длинной страницы на телефоне: оплатить, положить в корзину, подписать.',
          '- **Когда не**: действие и так видно без прокрутки; в окне и в карточке.',
          '- **Из чего**: сумма с одной строкой (если её нет на кнопке) и одна кнопка. От 900 px — обычная кнопка на своём месте.',
          '- **Слова**: на кнопке глагол и сумма: «Оплатить 440 000 сум».',
          '- **Доступность**: стоит в порядке страницы; не закрывает элемент в фокусе.',
        ].join('\n'),
      },
    },
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
