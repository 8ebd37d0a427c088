import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RefreshCw } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Tooltip } from './tooltip.tsx';

const words: StoryTranslations = {
  'Данные на 14:05': 'Soat 14:05 dagi maʼlumotlar',
  Обновить: 'Yangilash',
  'Списать сейчас': 'Hozir yechish',
  Оплатить: 'Toʻlash',
};

const meta = {
  title: 'Сообщения/Tooltip',
  component: Tooltip,
  args: { text: 'Данные на 14:05', children: <IconButton icon={<RefreshCw size={20} />} label="Обновить" /> },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: добавить пару слов к кнопке, которую и так понимают: время обновления, сочетание клавиш.
- **Когда не**: для того, без чего нельзя (под пальцем подсказки нет), для ссылок и кнопок внутри (Popover), для ошибок.
- **Из чего**: элемент, который берёт фокус, и одна короткая фраза рядом с ним.
- **Слова**: не повторяет подпись кнопки, а добавляет к ней. Без точки.
- **Доступность**: появляется при наведении и при фокусе с клавиатуры, Esc убирает; описывает элемент, а не называет его.
`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Обновить' });
    await expect(button).not.toHaveAttribute('title');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Данные на 14:05');
    await expect(button).toHaveAccessibleDescription('Данные на 14:05');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const LongUzbekText: Story = {
  args: {
    text: 'Maʼlumotlar bugun soat 14:05 da yangilangan, keyingi yangilanish bir soatdan keyin',
    children: <Button variant="secondary">Maʼlumotlarni yangilash</Button>,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Tooltip text="Списать сейчас">
        <Button variant="secondary">Оплатить</Button>
      </Tooltip>
    </Inline>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
