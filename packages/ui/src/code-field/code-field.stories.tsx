import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const done = fn();

function Example({ start = '', ...rest }: Partial<CodeFieldProps> & { start?: string }) {
  const say = useStoryTranslation();
  const [code, setCode] = useState(start);
  return (
    <CodeField
      label={say('Код из СМС')}
      description={say('Отправили на 99890*****01')}
      {...rest}
      value={code}
      onChange={setCode}
      onComplete={done}
    />
  );
}

const words: StoryTranslations = {
  'Код из СМС': 'SMS-kod',
  'Отправили на 99890*****01': '99890*****01 raqamiga yubordik',
  'Введен неправильный код. Осталось 4 попытки': 'Kod notoʻgʻri kiritildi. 4 ta urinish qoldi',
};

const guidelines: Guidelines = {
  alsoCalled: 'код из СМС, одноразовый код, подтверждение, kod, tasdiqlash, OTP, PIN, verification',
  use: 'A code from an SMS: sign-in, payment, adding a card. The server says how many digits it has.',
  avoid: 'A password (PasswordField); the PINFL and other long numbers (TextField).',
  anatomy:
    'A label, one field with a box for each digit, a hint that says where the code went, an error. Sending again stands apart, below the field.',
  content: '«Код из SMS». The error says how many attempts are left, never «неверный ввод».',
  accessibility: 'It is one field, not six: pasting, filling from a message and reading aloud work. The last digit submits the code.',
};

const meta = {
  title: 'Fields/CodeField',
  component: Example,
  beforeEach: () => void done.mockClear(),
  parameters: { words, props: CodeField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из СМС');
    await userEvent.type(field, '12a3456');
    await expect(field).toHaveValue('123456');
    await expect(done).toHaveBeenCalledOnce();
    await expect(done).toHaveBeenCalledWith('123456');
  },
};

export const PartlyTyped: Story = { args: { start: '123' } };

export const PastedMessage: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из СМС');
    await userEvent.click(field);
    await userEvent.paste('Muddat: ваш код 481 920. Никому не сообщайте его');
    await expect(field).toHaveValue('481920');
    await expect(done).toHaveBeenCalledWith('481920');
  },
};

export const ArabicIndicDigits: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из СМС');
    await userEvent.click(field);
    await userEvent.paste('٤٨١٩٢٠');
    await expect(field).toHaveValue('481920');
  },
};

export const Wrong: Story = { args: { start: '000000', error: 'Введен неправильный код. Осталось 4 попытки' } };

export const FourDigits: Story = { args: { length: 4 } };

export const Mobile: Story = { args: { start: '12' }, globals: { viewport: { value: 'phone' } } };

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example />
      <Example start="481" />
      <Example start="000000" error="Введен неправильный код. Осталось 4 попытки" />
      <Example start="4819" length={4} disabled />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код из СМС');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('4819{Backspace}{Backspace}1920');
    await expect(field).toHaveValue('481920');
    await expect(done).toHaveBeenCalledOnce();
    await expect(done).toHaveBeenCalledWith('481920');
  },
};

export const Disabled: Story = {
  args: { start: '12', disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Код из СМС')).not.toHaveFocus();
  },
};

export const LongUzbekText: Story = {
  args: {
    start: '000000',
    label: 'SMS orqali yuborilgan tasdiqlash kodi',
    description: 'Kodni 99890*****01 raqamiga yubordik, u besh daqiqa amal qiladi',
    error: 'Kod notoʻgʻri kiritildi. Yana 4 marta urinib koʻrishingiz mumkin',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
