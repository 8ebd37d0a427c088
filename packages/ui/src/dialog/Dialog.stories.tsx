import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Dialog } from './Dialog.tsx';

function Example({
  kind = 'dialog',
  title = 'Удалить карту?',
  text = 'Карту можно добавить снова в любой момент.',
}: {
  kind?: 'dialog' | 'alert';
  title?: string;
  text?: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Открыть
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        kind={kind}
        title={title}
        actions={
          <>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Удалить
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Оставить
            </Button>
          </>
        }
      >
        <Text tone="quiet">{text}</Text>
      </Dialog>
    </>
  );
}

const meta = { title: 'Сообщения/Dialog', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть' }));
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
    title: 'Toʻlov hali yakunlanmagan',
    text: 'Agar hozir chiqib ketsangiz, natija buyurtma tarixida koʻrinadi. Toʻlovni takrorlash shart emas.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => open(canvasElement),
};
