import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { NewPasswordField, PasswordField } from './password-field.tsx';

const words: StoryTranslations = {
  Пароль: 'Parol',
  'Учетные данные пользователя неверны': 'Foydalanuvchi maʼlumotlari notoʻgʻri',
  'Новый пароль': 'Yangi parol',
  'Не короче 8 символов': 'Kamida 8 ta belgi',
  'Такой пароль легко подобрать: сделайте длиннее': 'Bunday parolni topish oson: uzunroq qiling',
};

const guidelines: Guidelines = {
  alsoCalled: 'пароль, вход, надёжность пароля, parol, password, sign in',
  use: 'Signing in with a password (PasswordField), and a new password at registration or change (NewPasswordField).',
  avoid: 'A code from an SMS (CodeField).',
  anatomy:
    'A label, a field with an eye that shows the text; a new password also has four bars and words about its strength; a hint and an error.',
  content:
    'Words state the strength, colour only supports them. Ask for a longer password without the name or phone number in it, never for capitals and digits.',
  accessibility: 'Pasting and password managers work. The strength is read aloud when typing pauses, not at each letter.',
};

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: { words, guidelines },
  args: { label: 'Пароль', autoComplete: 'current-password', defaultValue: 'Muddat-demo-1' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Пароль');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Wrong: Story = { args: { error: 'Учетные данные пользователя неверны' } };

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <PasswordField label="Пароль" autoComplete="current-password" defaultValue="Muddat-demo-1" />
      <PasswordField label="Пароль" autoComplete="current-password" error="Учетные данные пользователя неверны" />
      <NewPasswordField label="Новый пароль" description="Не короче 8 символов" />
      <NewPasswordField label="Новый пароль" defaultValue="toshkent1" error="Такой пароль легко подобрать: сделайте длиннее" />
      <NewPasswordField label="Новый пароль" defaultValue="bqkvzrw" />
      <NewPasswordField label="Новый пароль" defaultValue="tuya choy 41" />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Пароль');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** The visible text changes with each key, the announced text only after a pause in typing. */
export const Strength: Story = {
  render: () => <NewPasswordField label="Новый пароль" personalWords={['Xurshidbek']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Новый пароль');
    const said = () => canvasElement.querySelector('span[aria-live=polite]');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.tab();
    await userEvent.keyboard('xurshidbek1');
    await expect(canvas.getByText('Слабый пароль: его легко подобрать')).toBeVisible();
    await expect(said()).toHaveTextContent('');
    await waitFor(() => expect(said()).toHaveTextContent('Слабый пароль: его легко подобрать'), { timeout: 3_000 });
    await userEvent.keyboard(' qovun jazirama');
    await expect(canvas.getByText('Надёжный пароль')).toBeVisible();
    await expect(said()).toHaveTextContent('Слабый пароль: его легко подобрать');
    await waitFor(() => expect(said()).toHaveTextContent('Надёжный пароль'), { timeout: 3_000 });
    await userEvent.clear(field);
    await expect(canvas.queryByText('Надёжный пароль')).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongUzbekText: Story = {
  render: () => (
    <NewPasswordField
      label="Shaxsiy kabinetingiz uchun yangi parolni oʻylab toping"
      defaultValue="parol2026"
      description="Kamida 8 ta belgi. Ismingiz va telefon raqamingizdan foydalanmang"
      error="Bunday parolni topish juda oson: uzunroq qiling yoki yana bir soʻz qoʻshing"
    />
  ),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
