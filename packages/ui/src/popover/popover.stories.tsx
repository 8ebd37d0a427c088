import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleHelp } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { Popover } from './popover.tsx';

const words: StoryTranslations = {
  'Что такое лимит': 'Limit nima',
  'На эту сумму можно покупать в рассрочку. Каждый платёж её возвращает.':
    'Shu summaga muddatli toʻlov bilan xarid qilish mumkin. Har bir toʻlov uni qaytaradi.',
  'Как её увеличить': 'Uni qanday oshirish mumkin',
};

const guidelines: Guidelines = {
  alsoCalled: 'пояснение, всплывающее окно, справка, izoh, popup, info',
  use: 'Explaining a word or figure next to it, or a small choice that is no reason to leave the page.',
  avoid: 'Actions (Menu); a question that must be answered (Dialog); long content (Sheet).',
  anatomy: 'A button, a title, one to three sentences or a couple of fields, a cross.',
  content: 'The title is what was asked. It is required, because it is read first.',
  sections: [whichOverlay],
  accessibility: 'It opens by a press, not by hovering. The focus moves inside and returns to the button.',
  keyboard: {
    'Enter, Space': 'Opens it.',
    Escape: 'Closes it. A press outside does too.',
  },
};

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    title: 'Что такое лимит',
    trigger: <IconButton icon={<CircleHelp size={20} />} label="Что такое лимит" />,
    children: (
      <>
        <Text size="s">На эту сумму можно покупать в рассрочку. Каждый платёж её возвращает.</Text>
        <Link href="#limit">Как её увеличить</Link>
      </>
    ),
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const dialog = await open(canvasElement);
    await expect(dialog).toHaveAccessibleName('Что такое лимит');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null));
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('link')).toHaveFocus();
    // The focus stays inside while the popover is open.
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongUzbekText: Story = {
  args: {
    title: 'Muddatli toʻlov limiti nima',
    trigger: <Button variant="ghost">Muddatli toʻlov limiti nima?</Button>,
    children: <Text size="s">Shu summaga muddatli toʻlov bilan xarid qilishingiz mumkin. Har bir toʻlovingiz limitni qayta tiklaydi.</Text>,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(within(dialog).getByRole('button', { name: 'Yopish' })).toBeInTheDocument();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
