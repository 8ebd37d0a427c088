import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { whichOverlay } from '../../.storybook/sections/which-overlay.ts';
import { Button } from '../button/button.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Inline, Stack } from '../stack/stack.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import { ToastItem } from './toast-item.tsx';
import type { Toast } from './toast-queue.ts';

function Buttons() {
  const say = useStoryTranslation();
  const show = useToast();
  return (
    <Inline>
      <Button onClick={() => show(say('Карта добавлена'), 'good')}>{say('Хорошее')}</Button>
      <Button onClick={() => show(say('Не удалось сохранить. Попробуйте ещё раз'), 'bad')}>{say('Плохое')}</Button>
      <Button
        onClick={() =>
          show(say('Карта ••\u00a04417 удалена'), 'neutral', { label: say('Вернуть'), onPress: () => show(say('Карта вернулась'), 'good') })
        }
      >
        {say('С действием')}
      </Button>
      <Button onClick={() => show('Toʻlov muddati oʻzgartirildi, yangi sana: 12-dekabr', 'info')}>{say('Длинное')}</Button>
    </Inline>
  );
}

const words: StoryTranslations = {
  'Карта добавлена': 'Karta qoʻshildi',
  Хорошее: 'Yaxshi',
  'Не удалось сохранить. Попробуйте ещё раз': 'Saqlab boʻlmadi. Yana urinib koʻring',
  Плохое: 'Yomon',
  'Карта ••\u00a04417 удалена': 'Karta ••\u00a04417 oʻchirildi',
  Вернуть: 'Qaytarish',
  'Карта вернулась': 'Karta qaytarildi',
  'С действием': 'Amalli',
  Длинное: 'Uzun',
  'Завтра спишется 508\u00a0000\u00a0сум': 'Ertaga 508\u00a0000\u00a0soʻm yechiladi',
  'Договор отправлен на почту': 'Shartnoma pochtaga yuborildi',
};

const guidelines: Guidelines = {
  alsoCalled: 'всплывающее сообщение, готово, подтверждение, xabarnoma, snackbar, notification',
  use: 'Confirming what the customer has just done: «Карта добавлена». One short sentence.',
  avoid: 'An error of a field (at the field); something that must not be missed (Banner); a question (Dialog).',
  anatomy:
    'An icon of the tone, a sentence, one action if needed, a cross. It stays for 5 seconds, at the top right; on phones at the top across the whole width; at most twenty at once.',
  content: 'What happened, without «успешно»: «Карта удалена». The action is a verb: «Вернуть».',
  sections: [whichOverlay],
  accessibility: 'Read aloud once. The time stops while the pointer or focus is on it and while the page is hidden.',
  keyboard: {
    F6: 'Moves to the messages and back.',
    Escape: 'Closes the message.',
  },
};

const meta = {
  title: 'Feedback/Toast',
  component: Buttons,
  parameters: {
    props: ToastProvider,
    words,
    guidelines,
  },
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
} satisfies Meta<typeof Buttons>;

export default meta;
type Story = StoryObj<typeof meta>;

const corner = () => within(screen.getByRole('region', { name: /Сообщения|Xabarlar/ }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Хорошее' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const toast = await corner().findByText('Карта добавлена');
    // The message slides in.
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.keyboard('{F6}');
    await expect(corner().getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(corner().queryByText('Карта добавлена')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const WithAction: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'С действием' }).focus();
    await userEvent.keyboard('{Enter}{F6}');
    await userEvent.tab({ shift: true });
    await expect(corner().getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await corner().findByText('Карта вернулась');
  },
};
export const Several: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
  },
};
export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };

function Ready() {
  const show = useToast();
  useEffect(
    () => show('Toʻlov muddati oʻzgartirildi, keyingi toʻlov sanasi: 12-dekabr', 'good', { label: 'Koʻrish', onPress: () => undefined }),
    [show],
  );
  return null;
}
export const LongUzbekText: Story = { render: () => <Ready />, globals: { locale: 'uz', viewport: { value: 'phone' } } };

const SHOWN: readonly Toast[] = [
  { id: 1, tone: 'good', text: 'Карта добавлена' },
  { id: 2, tone: 'bad', text: 'Не удалось сохранить. Попробуйте ещё раз' },
  { id: 3, tone: 'neutral', text: 'Карта ••\u00a04417 удалена', action: { label: 'Вернуть', onPress: () => undefined } },
  { id: 4, tone: 'soon', text: 'Завтра спишется 508\u00a0000\u00a0сум' },
  { id: 5, tone: 'info', text: 'Договор отправлен на почту' },
];
/** Only the messages, without a countdown. */
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack as="ul" gap="xs">
      {SHOWN.map((toast) => (
        <ToastItem key={toast.id} toast={toast} paused onRemove={() => undefined} />
      ))}
    </Stack>
  ),
};
