import type { OrderPlan } from './plan.ts';

const DILNOZA_ID = 'cus_0001';
const MALIKA_ID = 'cus_0003';

/**
 * Orders in every status except `broke` and `send_enveloper`, with one payment overdue within the grace period (interfaces, Sandbox).
 * Oldest first.
 */
const dilnozasPlans: readonly OrderPlan[] = [
  { customerId: DILNOZA_ID, status: 'finished', months: 12, goods: [1_500_000, 2_600_000], feePercent: 10, day: { daysAgo: 430 } },
  { customerId: DILNOZA_ID, status: 'finished', months: 3, goods: [600_000, 1_200_000], day: { daysAgo: 260 } },
  { customerId: DILNOZA_ID, status: 'canceled', months: 3, goods: [700_000, 1_500_000], day: { daysAgo: 231 } },
  { customerId: DILNOZA_ID, status: 'refused', months: 12, goods: [4_000_000, 9_000_000], feePercent: 10, day: { daysAgo: 226 } },
  { customerId: DILNOZA_ID, status: 'returned', months: 6, goods: [500_000, 1_100_000], day: { daysAgo: 190 }, lastEventDay: 12 },
  {
    customerId: DILNOZA_ID,
    status: 'delivered',
    months: 12,
    goods: [2_400_000, 3_200_000],
    feePercent: 15,
    day: { payment: 6, inDays: 9, slack: 3 },
    more: 1,
  },
  {
    customerId: DILNOZA_ID,
    status: 'repair',
    months: 6,
    goods: [700_000, 1_200_000],
    day: { payment: 4, inDays: 17, slack: 3 },
    lastEventDay: 95,
  },
  {
    customerId: DILNOZA_ID,
    status: 'delivered',
    months: 6,
    goods: [2_300_000, 3_200_000],
    feePercent: 10,
    day: { payment: 3, inDays: -3, slack: 2 },
    unpaidFrom: 3,
  },
  { customerId: DILNOZA_ID, status: 'fail', months: 0, goods: [200_000, 500_000], day: { daysAgo: 66 } },
  {
    customerId: DILNOZA_ID,
    status: 'delivered',
    months: 3,
    goods: [900_000, 1_500_000],
    day: { payment: 2, inDays: 21, slack: 3 },
    partOfNext: true,
  },
  { customerId: DILNOZA_ID, status: 'delivered', months: 0, goods: [150_000, 450_000], day: { daysAgo: 24 }, pickup: true },
  { customerId: DILNOZA_ID, status: 'dpd_delivery', months: 3, goods: [400_000, 800_000], day: { daysAgo: 6 }, more: 1 },
  { customerId: DILNOZA_ID, status: 'shipping', months: 0, goods: [250_000, 600_000], day: { daysAgo: 5 }, more: 2 },
  { customerId: DILNOZA_ID, status: 'packed', months: 6, goods: [500_000, 900_000], day: { daysAgo: 4 } },
  { customerId: DILNOZA_ID, status: 'packing', months: 0, goods: [100_000, 350_000], day: { daysAgo: 4 } },
  { customerId: DILNOZA_ID, status: 'in_work', months: 3, goods: [350_000, 700_000], day: { daysAgo: 3 } },
  { customerId: DILNOZA_ID, status: 'paid', months: 3, goods: [600_000, 1_000_000], feePercent: 20, day: { daysAgo: 2 } },
  { customerId: DILNOZA_ID, status: 'confirmed', months: 3, goods: [300_000, 600_000], day: { daysAgo: 1 }, pickup: true },
  { customerId: DILNOZA_ID, status: 'reserved', months: 0, goods: [200_000, 500_000], day: { daysAgo: 1 }, pickup: true },
  { customerId: DILNOZA_ID, status: 'waiting', months: 12, goods: [600_000, 1_000_000], feePercent: 15, day: { daysAgo: 0 } },
  { customerId: DILNOZA_ID, status: 'pending', months: 3, goods: [250_000, 500_000], day: { daysAgo: 0 } },
];

/** The orders of a customer whose debts block the limit: one finished, one in court (`send_enveloper`) and one in status `broke`. */
const malikasPlans: readonly OrderPlan[] = [
  { customerId: MALIKA_ID, status: 'finished', months: 6, goods: [700_000, 1_400_000], day: { daysAgo: 520 } },
  {
    customerId: MALIKA_ID,
    status: 'send_enveloper',
    months: 12,
    goods: [2_400_000, 3_600_000],
    feePercent: 10,
    day: { payment: 3, inDays: -140, slack: 5 },
    unpaidFrom: 3,
  },
  {
    customerId: MALIKA_ID,
    status: 'broke',
    months: 12,
    goods: [1_800_000, 2_800_000],
    day: { payment: 2, inDays: -75, slack: 5 },
    unpaidFrom: 2,
  },
];

export const ORDER_PLANS: readonly OrderPlan[] = [...dilnozasPlans, ...malikasPlans];
