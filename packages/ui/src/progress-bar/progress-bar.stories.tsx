import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

const words: StoryTranslations = {
  Загружено: 'Yuklandi',
  '3 из 8 фотографий': '8 ta suratdan 3 tasi',
};

const meta = {
  title: 'Сообщения/ProgressBar',
  component: ProgressBar,
  args: { label: 'Загружено', value: 3, max: 8, valueText: '3 из 8 фотографий' },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: дело идёт к концу, и конец известен: загрузка снимков, оплаченная часть заказа.
- **Когда не**: сколько есть от целого (Meter), когда конец неизвестен (Spinner), для шагов формы (Stepper).
- **Из чего**: тонкая линия; число словами стоит рядом, его даёт тот, кто ставит линию.
- **Слова**: valueText — то же, что видно: «3 из 8 фотографий».
- **Доступность**: role=progressbar, имя и значение словами; ширина — атрибут SVG, без style.
`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загружено' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 из 8 фотографий');
    await expect(bar.querySelector('rect')).toHaveAttribute('width', '37.50%');
  },
};
export const LongUzbekText: Story = {
  args: { label: 'Yuklandi', valueText: '8 ta suratdan 3 tasi yuklandi' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <ProgressBar label="0" value={0} max={8} />
      <ProgressBar label="1" value={3} max={8} />
      <ProgressBar label="2" value={6} max={8} tone="good" />
      <ProgressBar label="3" value={7} max={8} tone="soon" />
      <ProgressBar label="4" value={8} max={8} tone="bad" />
      <Card tone="cobalt">
        <ProgressBar label="5" value={3} max={8} tone="tile" background="cobalt" />
      </Card>
    </Stack>
  ),
};
