import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXPIRED_CARD, HUMO_CARD, ORDER_CONSENT } from '../../testing/consents.ts';
import { OVERDUE_ORDER, SAVED_CARD } from '../../testing/orders.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { withFormColumn, withStoryMessages } from '../../testing/story-messages.tsx';
import { ConsentFormView } from './consent-form.view.tsx';

const request = { order_id: 'all', card_order: ['card_1'], notice_days: 3 };

const meta = {
  title: 'Cabinet/Autopayment form',
  component: ConsentFormView,
  decorators: [withFormColumn, withStoryMessages],
  args: {
    target: '',
    consent: null,
    orders: [OVERDUE_ORDER],
    offersAll: true,
    cards: [SAVED_CARD, HUMO_CARD, EXPIRED_CARD],
    available: 250_000,
    today: '2026-11-25',
    saving: { kind: 'idle' },
    cardsHref: '#cards',
    onSave: () => undefined,
  },
} satisfies Meta<typeof ConsentFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grant: Story = {};

export const Edit: Story = { args: { target: ORDER_CONSENT.order_id, consent: ORDER_CONSENT, orders: [] } };

export const NoCards: Story = { args: { cards: [], available: undefined } };

export const Saving: Story = { args: { saving: { kind: 'busy', input: request } } };

export const CardGone: Story = { args: { saving: { kind: 'refused', input: request, refusal: refusalWith('not_found', 'Не найдено') } } };

export const LongUzbekText: Story = { ...Edit, globals: { locale: 'uz', viewport: { value: 'phone' } } };

export const Mobile: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };
