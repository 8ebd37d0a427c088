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
  /** Cards of returns and refunds. */
  linkCards: number;
  /** Whether payments have a card, because the schedule does not show them. */
  hasPayments: boolean;
  /** Rows of the card of goods; 0 without the card. */
  goods: number;
};
/**
 * Whether goods and payments, if they have a card, documents and history of an order are below its left column at 900 to 1599 px; the
 * others are below the right one. Each is put below the shorter column. The heights are estimates in px, measured on the orders of the demo, so that no column ends more than 200 px
 * above the other.
 */
export function placeLastCards({
  cardsAbove,
  scheduleRows,
  hasSums,
  isPayable,
  actions,
  linkCards,
  hasPayments,
  goods,
}: OrderCards): boolean[] {
  let left = cardsAbove * 270 + (scheduleRows && 100 + scheduleRows * 66);
  // Instalments have three actions more: the early payoff, a later date and the automatic debits.
  let right = (hasSums ? 200 : 0) + (isPayable ? 360 : 0) + 135 + actions * 90 + linkCards * 140;
  return [...(goods > 0 ? [60 + goods * 100] : []), ...(hasPayments ? [140] : []), 175, 80].map((height) => {
    const isLeft = left <= right;
    if (isLeft) left += height;
    else right += height;
    return isLeft;
  });
}
