import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusalWith, UNANSWERED_REFUSAL } from '../../../testing/refusals.ts';
import { lockedOtp, sentOtp } from '../../../testing/sent-otp.ts';
import { withFormColumn, withStoryMessages } from '../../../testing/story-messages.tsx';
import type { SignInState } from './sign-in.machine.ts';
import { SignInView } from './sign-in.view.tsx';

const translations = {
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'Неверный номер или пароль': 'Raqam yoki parol notoʻgʻri',
  'Слишком много запросов': 'Soʻrovlar juda koʻp',
};

const phone = '+998900000001';
const nothing = () => undefined;

const meta = {
  title: 'Cabinet/Sign in',
  component: SignInView,
  decorators: [withFormColumn, withStoryMessages],
  // An autodocs page would render the form many times.
  tags: ['!autodocs'],
  args: {
    state: { kind: 'phone', phone: '', problem: null },
    passkeys: false,
    registerHref: '#register',
    send: nothing,
    onPhone: nothing,
    onResend: nothing,
    onCode: nothing,
    onPassword: nothing,
    onPasskey: nothing,
    onReset: nothing,
  },
  parameters: { words: translations },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: SignInState, args: Story['args'] = {}): Story => ({ args: { ...args, state } });

/** A story of the code step. Its countdowns start when the story is rendered, not when this module loads. */
const atCode = (stateAt: (now: number) => SignInState): Story => ({
  render: (args) => <SignInView {...args} state={stateAt(Date.now())} />,
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Получить код' });
  },
};

export const WithPasskeys: Story = { args: { passkeys: true } };

export const SendingCode: Story = at({ kind: 'sending-code', phone });

export const PhoneRefused: Story = at({
  kind: 'phone',
  phone,
  problem: refusalWith('rate_limited', 'Слишком много запросов', { retryAfter: 120 }),
});

export const NoAnswer: Story = at({ kind: 'phone', phone, problem: UNANSWERED_REFUSAL });

export const AskingPasskey: Story = at({ kind: 'asking-passkey', phone }, { passkeys: true });

export const PasskeyNotUsed: Story = at({ kind: 'phone', phone, problem: refusalWith('passkey-not-used', '') }, { passkeys: true });

export const Code: Story = atCode((now) => ({ kind: 'code', phone, otp: sentOtp(now), problem: null }));

export const CodeWrong: Story = atCode((now) => ({
  kind: 'code',
  phone,
  otp: sentOtp(now, { triesLeft: 4 }),
  problem: refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
}));

export const CodeLocked: Story = atCode((now) => ({
  kind: 'code',
  phone,
  otp: lockedOtp(now),
  problem: refusalWith('otp_locked', 'Введен неправильный код', { triesLeft: 0 }),
}));

export const ResendingCode: Story = atCode((now) => ({
  kind: 'resending',
  phone,
  otp: sentOtp(now, { resendAt: now }),
  channel: 'sms',
}));

export const CheckingCode: Story = atCode((now) => ({ kind: 'checking-code', phone, otp: sentOtp(now) }));

export const Password: Story = at({ kind: 'password', phone, problem: null });

export const PasswordRefused: Story = at({
  kind: 'password',
  phone,
  problem: refusalWith('invalid_credentials', 'Неверный номер или пароль'),
});

export const CheckingPassword: Story = at({ kind: 'checking-password', phone });

export const Unregistered: Story = at({ kind: 'unregistered' });

export const SignedIn: Story = at({ kind: 'signed-in', redirectTo: null });

export const LongUzbekText: Story = {
  ...at(
    { kind: 'phone', phone, problem: refusalWith('rate_limited', 'Слишком много запросов', { retryAfter: 120 }) },
    { passkeys: true, registerHref: '#register' },
  ),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Kod olish' });
    await canvas.findByText('Soʻrovlar juda koʻp');
  },
};

export const Mobile: Story = { ...WithPasskeys, globals: { viewport: { value: 'phone' } } };
