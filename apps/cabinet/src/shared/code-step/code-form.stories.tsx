import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { lockedOtp, sentOtp } from '../../testing/sent-otp.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { CodeForm } from './code-form.tsx';
import type { SentOtp } from './sent-otp.ts';

const words = {
  Войти: 'Kirish',
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'Слишком много запросов': 'Soʻrovlar juda koʻp',
  'Отправлено слишком много кодов': 'Juda koʻp kod yuborildi',
  'Слишком много неверных кодов': 'Notoʻgʻri kodlar juda koʻp',
};

const nothing = () => undefined;

const meta = {
  title: 'Cabinet/Code from an SMS',
  component: CodeForm,
  decorators: [withFormColumn, withStoryMessages],
  // An autodocs page would render the field many times, and each copy would take the focus.
  tags: ['!autodocs'],
  args: { otp: sentOtp(0), problem: null, busy: null, submitLabel: 'Войти', onCode: nothing, onResend: nothing, onChangePhone: nothing },
  parameters: { words },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story of the code step with this code. Its countdowns start when the story is rendered, not when this module loads. */
const withCode = (otpAt: (now: number) => SentOtp, args: Story['args'] = {}): Story => ({
  args,
  render: (given) => <CodeForm {...given} otp={otpAt(Date.now())} />,
});

export const Default: Story = withCode(sentOtp);

export const CallOffered: Story = withCode((now) => sentOtp(now, { resendAt: now }));

export const MessageOnly: Story = withCode((now) => sentOtp(now, { resendAt: now }), { channels: ['sms'] });

export const CallOnItsWay: Story = withCode((now) => sentOtp(now, { channel: 'call' }));

export const AskingForCall: Story = withCode((now) => sentOtp(now, { resendAt: now }), { busy: 'call' });

export const Checking: Story = withCode(sentOtp, { busy: 'checking' });

export const WrongCode: Story = withCode((now) => sentOtp(now, { triesLeft: 4 }), {
  problem: refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
});
WrongCode.play = async ({ canvas }) => {
  await canvas.findByText('Введен неправильный код');
};

export const LastTry: Story = withCode((now) => sentOtp(now, { triesLeft: 1 }), {
  problem: refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 1 }),
});

export const Locked: Story = withCode(lockedOtp, { problem: refusalWith('otp_locked', 'Введен неправильный код', { triesLeft: 0 }) });

export const Expired: Story = withCode((now) => sentOtp(now, { resendAt: now, expiresAt: now }));

export const TooOften: Story = withCode(sentOtp, { problem: refusalWith('rate_limited', 'Слишком много запросов', { retryAfter: 120 }) });

export const TooManySent: Story = withCode((now) => sentOtp(now, { resendAt: now + 20_000_000 }), {
  problem: refusalWith('too_many_codes_sent', 'Отправлено слишком много кодов', { retryAfter: 20_000 }),
});
TooManySent.play = async ({ canvas }) => {
  await canvas.findByText(/^Новый код можно запросить через 5\sч \d+\sмин$/);
};

export const TooManyWrong: Story = withCode((now) => sentOtp(now, { lockedUntil: now + 50_000_000, triesLeft: 0 }), {
  problem: refusalWith('too_many_wrong_codes', 'Слишком много неверных кодов', { triesLeft: 0, retryAfter: 50_000 }),
});

export const NoAnswer: Story = withCode(sentOtp, { problem: UNANSWERED_REFUSAL });

export const LongUzbekText: Story = { ...LastTry, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...CallOffered, globals: { viewport: { value: 'phone' } } };
