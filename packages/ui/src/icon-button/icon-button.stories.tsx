import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Ellipsis, RefreshCw, X } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

const words: StoryTranslations = {
  Закрыть: 'Yopish',
  Ещё: 'Yana',
  Обновить: 'Yangilash',
};

const meta = {
  title: 'Действия/IconButton',
  component: IconButton,
  args: { icon: <X size={20} />, label: 'Закрыть', onClick: fn() },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: действие, знак которого знают все: закрыть, обновить, показать, ещё.
- **Когда не**: когда знак надо объяснять (Button со словом), для главного действия страницы.
- **Из чего**: знак 18–22 px в квадрате 44 px, без рамки.
- **Слова**: подпись для слуха и подсказки — глагол и предмет: «Закрыть сообщение».
- **Доступность**: имя есть всегда; пока занято, фокус остаётся и второго нажатия не будет.
`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Закрыть' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('title', 'Закрыть');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus();
  },
};
export const LongUzbekText: Story = {
  args: { label: 'Maʼlumotlarni qayta yuklash' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      <IconButton icon={<X size={20} />} label="Закрыть" />
      <IconButton icon={<Ellipsis size={20} />} label="Ещё" />
      <IconButton icon={<RefreshCw size={20} />} label="Обновить" disabled />
    </Inline>
  ),
};
