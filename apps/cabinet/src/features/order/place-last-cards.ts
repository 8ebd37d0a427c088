export type OrderCards = {
  /** Cards above the schedule: the delivery, the payment due. */
  cardsAbove: number;
  /** Rows of the schedule; 0 without a schedule. */
  scheduleRows: number;
  hasSums: boolean;
  actions: number;
  /** Cards of returns, refunds and payments. */
  linkCards: number;
};
export const LAST_CARDS = ['goods', 'documents', 'history'] as const;
export type LastCard = (typeof LAST_CARDS)[number];

/**
 * Which of the last cards of an order are below its left column at 900 to 1599 px; the others are below the right one. Each is put below the
 * shorter column. The heights are estimates in px, measured on the orders of the demo; with errors of 100 px no column ends more than
 * 200 px above the other.
 */
export function placeLastCards({ cardsAbove, scheduleRows, hasSums, actions, linkCards }: OrderCards): LastCard[] {
  let left = cardsAbove * 270 + (scheduleRows && 100 + scheduleRows * 70);
  let right = (hasSums ? 290 : 0) + 45 + actions * 90 + linkCards * 140;
  const isLeft = (height: number) => {
    if (left > right) {
      right += height;
      return false;
    }
    left += height;
    return true;
  };
  const heights = { goods: 150, documents: 155, history: 80 };
  return LAST_CARDS.filter((card) => isLeft(heights[card]));
}
