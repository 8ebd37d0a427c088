import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Ellipsis, RefreshCw, X } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

const words: StoryTranslations = {
  Закрыть: 'Yopish',
  Ещё: 'Yana',
  Обновить: 'Yangilash',
};

const guidelines: Guidelines = {
  alsoCalled: 'кнопка со знаком, иконка, крестик, закрыть, belgili tugma, close, icon',
  use: 'An action whose icon everyone knows: close, refresh, show, more.',
  avoid: 'An icon that needs explaining (Button with a word); the main action of a page.',
  anatomy: 'An icon of 18 to 22 px in a square of 44 px, without a border.',
  content: 'The label for screen readers and the tooltip is a verb and its object: «Закрыть сообщение».',
  accessibility: 'It always has a name. While it is pending, it keeps the focus and ignores further presses.',
  keyboard: {
    'Enter, Space': 'Presses the button.',
  },
};

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: <X size={20} />, label: 'Закрыть', onClick: fn() },
  parameters: {
    words,
    guidelines,
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
