import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleHelp } from '../icons/icons.ts';
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

const meta = {
  title: 'Сообщения/Popover',
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
    docs: {
      description: {
        component: `
- **Когда**: пояснить слово или число рядом с ним; маленький выбор, ради которого не стоит уходить со страницы.
- **Когда не**: для действий (Menu), для вопроса, без ответа на который нельзя идти дальше (Dialog), для длинного (Sheet).
- **Из чего**: кнопка, заголовок, одна-три фразы или пара полей, крестик.
- **Слова**: заголовок — то, о чём спросили. Без него нельзя: его читают первым.
- **Доступность**: открывается нажатием, а не наведением; фокус входит внутрь, Esc и нажатие рядом закрывают, фокус возвращается к кнопке.
`,
      },
    },
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
