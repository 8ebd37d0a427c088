export type OrderCards = {
  /** Cards above the schedule: the delivery, the payment due. */
  cardsAbove: number;
  /** Rows of the schedule; 0 without a schedule. */
  scheduleRows: number;
  hasSums: boolean;
  /** Whether instalments are to be paid: then the sums and the actions are more. */
  isPayable: boolean;
  /** What the order's `actions` allow. */
  actions: number;
  /** Cards of returns, refunds and payments. */
  linkCards: number;
  goods: number;
};
export const LAST_CARDS = ['goods', 'documents', 'history'] as const;
export type LastCard = (typeof LAST_CARDS)[number];

/**
 * Which of the last cards of an order are below its left column at 900 to 1599 px; the others are below the right one. Each is put below the
 * shorter column. The heights are estimates in px, measured on the orders of the demo, so that no column ends more than 200 px above the
 * other.
 */
export function placeLastCards({ cardsAbove, scheduleRows, hasSums, isPayable, actions, linkCards, goods }: OrderCards): LastCard[] {
  let left = cardsAbove * 270 + (scheduleRows && 100 + scheduleRows * 66);
  // Instalments have three actions more: the early payoff, a later date and the automatic debits.
  let right = (hasSums ? 200 : 0) + (isPayable ? 360 : 0) + 135 + actions * 90 + linkCards * 140;
  const isLeft = (height: number) => {
    if (left > right) {
      right += height;
      return false;
    }
    left += height;
    return true;
  };
  const heights = { goods: 60 + goods * 100, documents: 175, history: 80 };
  return LAST_CARDS.filter((card) => isLeft(heights[card]));
}
