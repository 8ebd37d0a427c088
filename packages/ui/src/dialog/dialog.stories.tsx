import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

function Example({
  kind = 'dialog',
  title = 'Удалить карту?',
  text = 'Карту можно добавить снова в любой момент.',
  labels = { open: 'Открыть', answer: 'Удалить', back: 'Оставить' },
}: {
  kind?: 'dialog' | 'alert';
  title?: string;
  text?: string;
  labels?: { open: string; answer: string; back: string };
}) {
  const say = useStoryTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say(labels.open)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        kind={kind}
        title={say(title)}
        actions={
          <>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {say(labels.answer)}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {say(labels.back)}
            </Button>
          </>
        }
      >
        <Text tone="quiet">{say(text)}</Text>
      </Dialog>
    </>
  );
}

const words: StoryTranslations = {
  'Удалить карту?': 'Karta oʻchirilsinmi?',
  'Карту можно добавить снова в любой момент.': 'Kartani istalgan vaqtda qayta qoʻshish mumkin.',
  Открыть: 'Ochish',
  Удалить: 'Toʻxtatish',
  Оставить: 'Qoldirish',
  'Платёж ещё не завершён': 'Toʻlov hali yakunlanmagan',
  'Если уйти сейчас, результат появится в истории заказа.': 'Hozir chiqib ketsangiz, natija buyurtma tarixida koʻrinadi.',
  ОК: 'OK',
  Отмена: 'Bekor qilish',
  'Внимание!': 'Diqqat!',
  'Вы уверены?': 'Ishonchingiz komilmi?',
};

const guidelines: Guidelines = {
  alsoCalled: 'окно, диалог, подтверждение, вопрос, попап, oyna, tasdiqlash, modal, confirm, popup',
  use: 'A question that must be answered to go on: delete a card, leave an unfinished payment (`kind="alert"`).',
  avoid: 'Saying that all went well (Toast); long content (Sheet); explaining a word (Popover).',
  anatomy: 'The question as the title, one or two sentences, the answer and the way back. On phones it stands at the bottom.',
  content:
    'The title is the question, and the button answers it with the same words: «Удалить карту?», «Удалить». The way back is «Оставить», not «Отмена».',
  accessibility:
    "The focus stays inside and returns to the trigger. The page below does not scroll. The buttons that only screen readers find speak the page's language.",
  keyboard: {
    'Tab, Shift+Tab': 'Moves the focus inside the dialog.',
    'Escape, Back on Android': 'Closes it without an answer.',
  },
};

const meta = {
  title: 'Feedback/Dialog',
  component: Example,
  parameters: {
    props: Dialog,
    words,
    guidelines,
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: 'Удалить карту?' });
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Открыть' })).toHaveFocus());
  },
};
export const Opened: Story = { play: async ({ canvasElement }) => open(canvasElement) };
export const Alert: Story = {
  args: { kind: 'alert', title: 'Платёж ещё не завершён', text: 'Если уйти сейчас, результат появится в истории заказа.' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  },
};
export const LongUzbekText: Story = {
  args: {
    labels: { open: 'Ochish', answer: 'Sahifadan chiqish', back: 'Toʻlovni davom ettirish' },
    title: 'Toʻlov hali yakunlanmagan',
    text: 'Agar hozir chiqib ketsangiz, natija buyurtma tarixida koʻrinadi. Toʻlovni takrorlash shart emas.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => open(canvasElement),
};
export const Overview: Story = { tags: ['picture'], play: async ({ canvasElement }) => open(canvasElement) };

export const QuestionAndAnswer: Story = {
  name: 'The title asks, and the buttons answer in the same words. Press to open.',
  tags: ['do', '!dev', '!autodocs'],
};
export const WarningWithoutQuestion: Story = {
  name: 'A title that names nothing, with «ОК» and «Отмена»: people must read all of it, and may cancel what they wanted.',
  tags: ['dont', '!dev', '!autodocs'],
  args: { title: 'Внимание!', text: 'Вы уверены?', labels: { open: 'Открыть', answer: 'ОК', back: 'Отмена' } },
};
