import type { Bonuses, OwnReview, Question, WaitingReview } from '../domain/review/review-queries.ts';

export const OWN_REVIEW: OwnReview = {
  product: { id: '1000', name: 'Смартфон Samsung A255, 256 ГБ', image: null },
  stars: 4,
  text: 'Заряда хватает на два дня.\n<script>alert(1)</script>',
  created_at: '2026-11-20T08:00:00.000Z',
  edited_at: '2026-11-21T08:00:00.000Z',
};
export const WAITING_REVIEW: WaitingReview = {
  product: { id: '1001', name: 'Чайник Velta', image: null },
  order_id: '100001',
  received_on: '2026-11-18',
};
const store = { id: '1', alias: 'texno-olam', name: 'Texno Olam', logo: '/media/stores/texno-olam.svg' };
export const ANSWERED_QUESTION: Question = {
  id: 'qst_2',
  store,
  product: { id: '1000', name: 'Смартфон Samsung A255, 256 ГБ' },
  order: null,
  text: 'Есть ли гарантия?',
  created_at: '2026-11-20T08:00:00.000Z',
  answer: { text: 'Да, 12 месяцев.\n<b>Чек</b> возьмите с собой.', at: '2026-11-20T10:00:00.000Z' },
};
export const UNANSWERED_QUESTION: Question = {
  ...ANSWERED_QUESTION,
  id: 'qst_1',
  product: null,
  order: { id: '100008', number: '100008' },
  text: 'Когда привезёте чек?',
  answer: null,
};
/** One entry of each kind but `taken_back`. */
export const BONUSES: Bonuses = {
  balance: 42_000,
  expiring: [
    { amount: 30_000, expires_on: '2027-03-01' },
    { amount: 12_000, expires_on: '2027-11-01' },
  ],
  entries: [
    { amount: 12_000, kind: 'earned', order_id: '100008', at: '2026-11-01T08:00:00.000Z', expires_on: '2027-11-01' },
    { amount: 5_000, kind: 'returned', order_id: '100002', at: '2026-06-01T08:00:00.000Z', expires_on: '2027-06-01' },
    { amount: -20_000, kind: 'spent', order_id: '100003', at: '2026-05-01T08:00:00.000Z', expires_on: null },
    { amount: -1_000, kind: 'expired', order_id: '100001', at: '2026-04-01T08:00:00.000Z', expires_on: null },
  ],
};
