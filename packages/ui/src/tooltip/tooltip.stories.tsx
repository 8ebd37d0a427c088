import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RefreshCw } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Tooltip } from './tooltip.tsx';

const words: StoryTranslations = {
  'Данные на 14:05': 'Soat 14:05 dagi maʼlumotlar',
  Обновить: 'Yangilash',
  'Списать сейчас': 'Hozir yechish',
  Оплатить: 'Toʻlash',
};

const guidelines: Guidelines = {
  alsoCalled: 'подсказка, пояснение при наведении, maslahat, hint, hover',
  use: 'Adding a few words to a button that people understand anyway: the time of an update, a keyboard shortcut.',
  avoid: 'Anything that people cannot do without (touch has no tooltips); links and buttons inside (Popover); errors.',
  anatomy: 'An element that takes the focus, and one short phrase next to it.',
  content: 'It adds to the label and does not repeat it. No full stop.',
  sections: [whichOverlay],
  accessibility: 'It describes the element and does not name it.',
  keyboard: {
    'Tab to the element': 'Shows the tooltip.',
    Escape: 'Hides it.',
  },
};

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Данные на 14:05', children: <IconButton icon={<RefreshCw size={20} />} label="Обновить" /> },
  parameters: {
    words,
    guidelines,
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
