import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { initialReauthState, type ReauthState } from './reauth.machine.ts';
import { ReauthView } from './reauth.view.tsx';

const words = {
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'Текущий пароль введён неверно': 'Joriy parol notoʻgʻri kiritildi',
  'Слишком много запросов': 'Soʻrovlar juda koʻp',
};
const nothing = () => undefined;
const at = (state: Partial<ReauthState>) => ({ state: { ...initialReauthState, ...state } });

const meta = {
  title: 'Cabinet/Sign in again',
  component: ReauthView,
  decorators: [withStoryMessages],
  // An autodocs page would open the dialogs of all stories at the same time.
  tags: ['!autodocs'],
  args: {
    ...at({}),
    methods: ['code', 'password'],
    onMethod: nothing,
    onOtherMethod: nothing,
    onCode: nothing,
    onResend: nothing,
    onPassword: nothing,
    onClose: nothing,
  },
  parameters: { words },
} satisfies Meta<typeof ReauthView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPasskey: Story = { args: { methods: ['passkey', 'code', 'password'] } };

export const SendingCode: Story = { args: at({ method: 'code', busy: 'sms' }) };

/** The countdowns of the code start when the story is rendered. */
export const Code: Story = {
  render: (given) => <ReauthView {...given} {...at({ method: 'code', otp: sentOtp(Date.now()) })} />,
};

export const WrongCode: Story = {
  render: (given) => (
    <ReauthView
      {...given}
      {...at({
        method: 'code',
        otp: sentOtp(Date.now(), { triesLeft: 4 }),
        problem: refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
      })}
    />
  ),
};

export const Password: Story = { args: at({ method: 'password' }) };

export const WrongPassword: Story = {
  args: at({ method: 'password', problem: refusalWith('password_wrong', 'Текущий пароль введён неверно') }),
};

export const PasskeyOnDevice: Story = {
  args: { ...at({ method: 'passkey', busy: 'checking' }), methods: ['passkey', 'code', 'password'] },
};

export const TooOften: Story = { args: at({ problem: refusalWith('rate_limited', 'Слишком много запросов', { retryAfter: 120 }) }) };

export const NoAnswer: Story = { args: at({ method: 'password', problem: UNANSWERED_REFUSAL }) };

export const LongUzbekText: Story = { ...WithPasskey, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...Code, globals: { viewport: { value: 'phone' } } };
