import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused, UNANSWERED } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { storyWords } from '../../testing/story-words.tsx';
import { initialProofState, type ProofState } from './proof.machine.ts';
import { ProofView } from './proof.view.tsx';

const words = {
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'Текущий пароль введён неверно': 'Joriy parol notoʻgʻri kiritildi',
  'Слишком много запросов': 'Soʻrovlar juda koʻp',
};
const nothing = () => undefined;
const at = (state: Partial<ProofState>) => ({ state: { ...initialProofState, ...state } });

const meta = {
  title: 'Кабинет/Свежее подтверждение',
  component: ProofView,
  decorators: [storyWords],
  // An autodocs page would open all dialogs at once.
  tags: ['!autodocs'],
  args: {
    ...at({}),
    methods: ['code', 'password'],
    onWay: nothing,
    onOtherWay: nothing,
    onCode: nothing,
    onResend: nothing,
    onPassword: nothing,
    onClose: nothing,
  },
  parameters: { words },
} satisfies Meta<typeof ProofView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPasskey: Story = { args: { methods: ['passkey', 'code', 'password'] } };

export const SendingCode: Story = { args: at({ by: 'code', busy: 'sms' }) };

/** The countdowns of the code start when the story is rendered. */
export const Code: Story = {
  render: (given) => <ProofView {...given} {...at({ by: 'code', otp: sentOtp(Date.now()) })} />,
};

export const WrongCode: Story = {
  render: (given) => (
    <ProofView
      {...given}
      {...at({
        by: 'code',
        otp: sentOtp(Date.now(), { triesLeft: 4 }),
        problem: refused('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
      })}
    />
  ),
};

export const Password: Story = { args: at({ by: 'password' }) };

export const WrongPassword: Story = { args: at({ by: 'password', problem: refused('password_wrong', 'Текущий пароль введён неверно') }) };

export const PasskeyOnDevice: Story = { args: { ...at({ by: 'passkey', busy: 'checking' }), methods: ['passkey', 'code', 'password'] } };

export const TooOften: Story = { args: at({ problem: refused('rate_limited', 'Слишком много запросов', { retryAfter: 120 }) }) };

export const NoAnswer: Story = { args: at({ by: 'password', problem: UNANSWERED }) };

export const LongUzbekText: Story = { ...WithPasskey, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...Code, globals: { viewport: { value: 'phone' } } };
