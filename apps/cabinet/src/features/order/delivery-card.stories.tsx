import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '../../domain/order/order-queries.ts';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { DeliveryCard } from './delivery-card.tsx';

const TODAY = '2026-11-25';
const events = (...given: readonly (readonly [status: string, at: string])[]): Order['events'] =>
  given.map(([status, at]) => ({ status, at: `${at}:00.000Z`, actor: 'store' }));
const promise = { number: null, expected_on: null, keep_until: null };
const home = { kind: 'delivery', district_id: '1726266', address: 'Amir Temur koʻchasi 107', price: 30_000 } as const;
const branch = { kind: 'pickup', district_id: '1726266', address: 'Chilonzor 9, 12-uy', price: 0 } as const;
const packed = ['packed', '2026-11-23T10:00'] as const;
const shipping = ['shipping', '2026-11-24T05:20'] as const;
const delivered = ['delivered', '2026-11-24T11:40'] as const;

const meta = {
  title: 'Cabinet/Delivery and repair',
  component: DeliveryCard,
  decorators: [withStoryMessages],
  args: {
    today: TODAY,
    order: { status: 'shipping', delivery: home, events: events(packed, shipping), tracking: { ...promise, expected_on: '2026-11-26' } },
  },
} satisfies Meta<typeof DeliveryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gathering: Story = {
  args: { order: { status: 'packing', delivery: home, events: [], tracking: { ...promise, expected_on: '2026-11-27' } } },
};
export const WaitsForCourier: Story = {
  args: { order: { status: 'packed', delivery: home, events: events(packed), tracking: { ...promise, expected_on: '2026-11-27' } } },
};
export const Late: Story = {
  args: {
    order: { status: 'shipping', delivery: home, events: events(packed, shipping), tracking: { ...promise, expected_on: '2026-11-24' } },
  },
};
export const Dpd: Story = {
  args: {
    order: {
      status: 'dpd_delivery',
      delivery: home,
      events: events(packed, ['dpd_delivery', '2026-11-24T05:20']),
      tracking: { ...promise, number: 'UZ0000100012', expected_on: '2026-11-29' },
    },
  },
};
export const Delivered: Story = {
  args: { order: { status: 'delivered', delivery: home, events: events(packed, shipping, delivered), tracking: null } },
};
export const RefusedAtTheDoor: Story = {
  args: { order: { status: 'fail', delivery: home, events: events(packed, shipping, ['fail', '2026-11-24T12:00']), tracking: null } },
};
export const Pickup: Story = {
  args: { order: { status: 'packed', delivery: branch, events: events(packed), tracking: { ...promise, keep_until: '2026-11-28' } } },
};
export const PickupForgotten: Story = {
  args: { order: { status: 'packed', delivery: branch, events: events(packed), tracking: { ...promise, keep_until: '2026-11-24' } } },
};
export const NotFetched: Story = {
  args: { order: { status: 'fail', delivery: branch, events: events(packed, ['fail', '2026-11-24T12:00']), tracking: null } },
};
const repaired = [delivered, ['repair', '2026-11-24T12:00']] as const;
export const Repair: Story = {
  args: { order: { status: 'repair', delivery: home, events: events(...repaired), tracking: { ...promise, expected_on: '2026-12-14' } } },
};
export const Mended: Story = {
  args: {
    order: { status: 'delivered', delivery: home, events: events(...repaired, ['delivered', '2026-11-25T04:00']), tracking: null },
  },
};
export const LongUzbekText: Story = {
  args: {
    order: {
      status: 'dpd_delivery',
      delivery: { ...home, address: 'Qoraqalpogʻiston Respublikasi, Taxtakoʻpir tumani, Amir Temur koʻchasi, 107-uy, 214-xonadon' },
      events: events(packed, ['dpd_delivery', '2026-11-20T05:20']),
      tracking: { ...promise, number: 'UZ0000100012', expected_on: '2026-11-24' },
    },
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
