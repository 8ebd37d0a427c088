import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAVED_CARD } from '../../../testing/orders.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../../testing/refusals.ts';
import { lockedOtp, sentOtp } from '../../../testing/sent-otp.ts';
import { withFormColumn, withStoryMessages } from '../../../testing/story-messages.tsx';
import type { AddCardState } from './add-card.machine.ts';
import { AddCardView } from './add-card.view.tsx';

const words = {
  'Введен неправильный код': 'Kod notoʻgʻri kiritildi',
  'Ошибка про получение банковской карты': 'Bank kartasini olishda xatolik yuz berdi',
};

const nothing = () => undefined;
const draft = { number: '8600490000061234', expiry: '2912', owner: 'DILNOZA KARIMOVA' };
const attempt = { key: 'key-1', draft, savedBefore: [] };
const form: AddCardState = { kind: 'form', draft: null, problem: null, lost: null };

const meta = {
  title: 'Cabinet/Add a card',
  component: AddCardView,
  decorators: [withFormColumn, withStoryMessages],
  // An autodocs page would render the form many times, and each copy would take the focus.
  tags: ['!autodocs'],
  args: {
    state: form,
    bankPrefixes: [],
    offerHref: '/ru/public-offer',
    onCard: nothing,
    onCode: nothing,
    onResend: nothing,
    onChangeCard: nothing,
    onAlreadySaved: nothing,
    onCancel: nothing,
  },
  parameters: { words },
} satisfies Meta<typeof AddCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: AddCardState): Story => ({ args: { state } });
/** A story of the code step. Its countdowns start when the story is rendered, not when this module loads. */
const atCode = (stateAt: (now: number) => AddCardState): Story => ({
  render: (args) => <AddCardView {...args} state={stateAt(Date.now())} />,
});
const code = (now: number) => ({ kind: 'awaiting-code', attempt, otpId: 'otp_1', otp: sentOtp(now), problem: null, lost: null }) as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { checked: false });
  },
};

export const CoBadged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Номер карты'), '4008470000000007');
    await canvas.findByText('visa');
  },
};

export const Sending: Story = at({ kind: 'sending', attempt });

export const CardRefused: Story = at({
  ...form,
  draft,
  problem: refusalWith('card_invalid', 'Ошибка про получение банковской карты', { fields: { expiry: 'expiry-past' } }),
});

export const OfferRefused: Story = at({ ...form, draft, problem: refusalWith('offer_not_accepted') });

export const NoAnswer: Story = at({ ...form, draft, problem: UNANSWERED_REFUSAL, lost: attempt });

export const CodesUsedUp: Story = at({
  ...form,
  draft,
  problem: refusalWith('too_many_wrong_codes', 'Слишком много неверных кодов. Продолжить можно через 6 часов', { retryAfter: 20_000 }),
});

export const CodeGone: Story = at({ ...form, draft, problem: refusalWith('not_found') });

export const Code: Story = atCode(code);

export const WrongCode: Story = atCode((now) => ({
  ...code(now),
  otp: sentOtp(now, { triesLeft: 4 }),
  problem: refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 }),
}));

export const Locked: Story = atCode((now) => ({ ...code(now), otp: lockedOtp(now), problem: refusalWith('otp_locked') }));

export const Checking: Story = atCode((now) => ({ ...code(now), kind: 'checking', typed: { key: 'key-2', code: '111111' } }));

export const Resending: Story = atCode((now) => ({
  ...code(now),
  kind: 'resending',
  channel: 'sms',
  otp: sentOtp(now, { resendAt: now }),
}));

export const SavedBefore: Story = at({ kind: 'known', card: SAVED_CARD });

export const LongUzbekText: Story = { ...OfferRefused, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...Code, globals: { viewport: { value: 'phone' } } };
