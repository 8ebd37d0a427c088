import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowRight, RefreshCw, X } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

const words: StoryTranslations = {
  'Оплатить 508 000 сум': '508\u00a0000\u00a0soʻm toʻlash',
  Оплатить: 'Toʻlash',
  'Другая сумма': 'Boshqa summa',
  'Отправить ещё раз': 'Yana yuborish',
  'Удалить карту': 'Kartani oʻchirish',
  Войти: 'Kirish',
  Повторить: 'Qayta urinish',
  Дальше: 'Davom etish',
  Недоступно: 'Hozircha mumkin emas',
  Закрыть: 'Yopish',
  'Узнать свой лимит': 'Limitni bilish',
  'Как это устроено': 'Bu qanday ishlaydi',
};

const meta = {
  title: 'Действия/Button',
  component: Button,
  args: { children: 'Оплатить 508 000 сум', onClick: fn() },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: что-то сделать. Одна primary на экран, прочие — secondary и ghost; danger — то, чего не вернуть.
- **Когда не**: перейти на другую страницу (LinkButton), включить настройку (Switch).
- **Из чего**: глагол, при нужде знак до или после; 48 px или 44 px; pending держит ширину.
- **Слова**: глагол и предмет, с суммой, если платят: «Оплатить 508 000 сум». Не «ОК», не «Отправить».
- **Доступность**: Enter и пробел; пока занято, фокус остаётся и второго нажатия не будет; недоступная объясняет почему рядом.
`,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Оплатить 508 000 сум' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Button>Оплатить</Button>
        <Button variant="secondary">Другая сумма</Button>
        <Button variant="ghost">Отправить ещё раз</Button>
        <Button variant="danger">Удалить карту</Button>
      </Inline>
      <Inline>
        <Button size="s">Войти</Button>
        <Button size="s" variant="secondary" icon={<RefreshCw size={18} />}>
          Повторить
        </Button>
        <Button size="s" variant="ghost" iconEnd={<ArrowRight size={18} />}>
          Дальше
        </Button>
        <Button disabled>Недоступно</Button>
        <IconButton icon={<X size={20} />} label="Закрыть" />
      </Inline>
      <Card tone="cobalt">
        <Inline>
          <Button variant="tile">Узнать свой лимит</Button>
          <Button variant="secondary">Как это устроено</Button>
        </Inline>
      </Card>
    </Stack>
  ),
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const LongUzbekText: Story = {
  args: { children: 'Muddatidan oldin toʻliq toʻlash: 15 000 000 soʻm', width: 'phone' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { ...Variants, tags: ['picture'] };
