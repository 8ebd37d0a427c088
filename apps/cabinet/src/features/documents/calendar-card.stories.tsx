import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusalWith } from '../../testing/refusals.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { CalendarCard } from './calendar-card.tsx';

const nothing = () => undefined;
const on = { kind: 'shown', url: 'https://muddat.uz/api/installment/v3/calendar/3q2-7wN1Zr0a5dXcVb8eTgYh9UiLkMnP/payments.ics' } as const;
const limited = refusalWith('rate_limited', 'Слишком много попыток. Попробуйте позже');

const meta = {
  title: 'Cabinet/Payment calendar',
  component: CalendarCard,
  decorators: [withStoryMessages],
  args: {
    state: { kind: 'off' },
    turningOn: { kind: 'idle' },
    outcome: null,
    copying: 'idle',
    change: { kind: 'rest', done: null },
    onTurnOn: nothing,
    onCopy: nothing,
    onChange: nothing,
    onConfirmChange: nothing,
    onCancelChange: nothing,
  },
  parameters: { words: { 'Слишком много попыток. Попробуйте позже': 'Urinishlar juda koʻp. Keyinroq urinib koʻring' } },
} satisfies Meta<typeof CalendarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar is off. */
export const Default: Story = {};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', error: new Error('unavailable'), retrying: false, retry: nothing } } };
export const TurningOn: Story = { args: { turningOn: { kind: 'busy', input: undefined } } };
export const Refused: Story = { args: { turningOn: { kind: 'refused', input: undefined, refusal: limited } } };
export const TurnedOn: Story = { args: { state: on, outcome: 'on', turningOn: { kind: 'done', input: undefined } } };
/** The state after the page is opened: the link is shown only after a re-authentication. */
export const Hidden: Story = { args: { state: { kind: 'hidden' } } };
export const Showing: Story = { args: { state: { kind: 'hidden' }, turningOn: { kind: 'busy', input: undefined } } };
export const Copied: Story = { args: { state: on, copying: 'copied' } };
export const NotCopied: Story = { args: { state: on, copying: 'failed' } };
export const Renewing: Story = { args: { state: on, change: { kind: 'asking', target: 'renew', problem: null } } };
export const TurningOff: Story = { args: { state: on, change: { kind: 'doing', target: 'off' } } };
export const NotTurnedOff: Story = { args: { state: on, change: { kind: 'asking', target: 'off', problem: limited } } };
export const TurnedOff: Story = { args: { outcome: 'off' } };
export const LongUzbekText: Story = { args: { state: on, copying: 'failed' }, globals: { locale: 'uz', viewport: { value: 'phone' } } };
