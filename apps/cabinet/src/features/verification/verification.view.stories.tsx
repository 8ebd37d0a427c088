import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAVED_CARD } from '../../testing/orders.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { ALL_STEPS_UPLOADED, verificationWith } from '../../testing/verification.ts';
import { VerificationView } from './verification.view.tsx';
import type { VerificationScreen } from './verification-screen.ts';

const nothing = () => undefined;
const never = () => new Promise<void>(() => undefined);
const PHOTO = new Blob();
const BEGUN = verificationWith({}, { passport_front: 'uploaded', contacts: 'uploaded' });
const MENDED = verificationWith(
  { status: 'rejected' },
  { ...ALL_STEPS_UPLOADED, passport_front: 'accepted', selfie: 'rejected', person: 'rejected' },
);

const meta = {
  title: 'Cabinet/Identity check',
  component: VerificationView,
  decorators: [withFormColumn, withStoryMessages],
  tags: ['!autodocs'],
  args: {
    screen: { kind: 'overview' },
    verification: BEGUN,
    uploads: {},
    previews: {},
    incomplete: false,
    submit: { kind: 'idle' },
    photo: () => null,
    cards: { kind: 'ready', items: [SAVED_CARD, { ...SAVED_CARD, entity_id: 'card_2', system: 'humo', last4: '9012' }] },
    cardWrite: { kind: 'idle' },
    ownPhone: '+998900000001',
    accountBirthdate: '1996-03-01',
    today: '2026-11-24',
    deciding: false,
    hrefs: { privacy: '#privacy', main: '#main', limit: '#limit', checkout: null },
    addCard: () => null,
    onStep: nothing,
    onCancel: nothing,
    onRetry: nothing,
    onSubmit: nothing,
    onTutorial: nothing,
    onTutorialEnd: nothing,
    onConsent: never,
    onPerson: never,
    onContacts: never,
    onCard: nothing,
    onLeave: nothing,
  },
  parameters: {
    words: {
      'Фото размыто. Снимите ещё раз при дневном свете.': 'Surat xira. Kunduzgi yorugʻlikda qayta oling.',
      'Документы уже на проверке': 'Hujjatlar tekshirilmoqda',
    },
  },
} satisfies Meta<typeof VerificationView>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (kind: Exclude<VerificationScreen['kind'], 'consent' | 'photo'>): Story => ({ args: { screen: { kind } } });

export const Default: Story = {};
export const Fresh: Story = { args: { verification: verificationWith({ status: 'not_started', consent_given_at: null }) } };
export const Sending: Story = {
  args: {
    uploads: {
      selfie: { photo: PHOTO, progress: 0.42, refusal: null },
      registration: { photo: PHOTO, progress: 0, refusal: UNANSWERED_REFUSAL },
    },
  },
};
export const Incomplete: Story = { args: { incomplete: true } };
export const Complete: Story = { args: { verification: verificationWith({}, ALL_STEPS_UPLOADED) } };
export const Submitting: Story = { args: { ...Complete.args, submit: { kind: 'busy', input: null } } };
export const SubmitRefused: Story = {
  args: {
    ...Complete.args,
    submit: { kind: 'refused', input: null, refusal: refusalWith('verification_closed', 'Документы уже на проверке') },
  },
};
export const Refused: Story = { args: { verification: MENDED } };
export const TutorialShown: Story = at('tutorial');
export const Consent: Story = { args: { screen: { kind: 'consent', step: 'selfie' } } };
export const PersonStep: Story = at('person');
export const ContactsStep: Story = at('contacts');
export const CardStep: Story = at('card');
export const PersonWrong: Story = {
  ...PersonStep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Заполните поле «ПИНФЛ»');
  },
};
export const PersonOtherBirthdate: Story = {
  args: {
    ...PersonStep.args,
    verification: verificationWith({ person: { passport: 'AA1234567', pinfl: '31210932040247', birthdate: '1993-10-12' } }),
  },
};
export const ContactsTooFew: Story = {
  ...ContactsStep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Минимум нужно добавить 2 номер');
  },
};
export const CheckingDocuments: Story = {
  args: { screen: { kind: 'checking' }, verification: verificationWith({ status: 'submitted' }, { ...ALL_STEPS_UPLOADED }) },
};
export const AcceptedNow: Story = at('accepted');
export const AcceptedWaiting: Story = { args: { screen: { kind: 'accepted' }, deciding: true } };
export const LongUzbekText: Story = { ...Refused, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
