import { useLingui } from '@lingui/react/macro';

/** An order by its number, and by its store where one is given: beside other orders, or where its page is not in sight. */
export function useOrderTitle(): (number: string, store?: string) => string {
  const { t } = useLingui();
  return (number, store) =>
    store === undefined
      ? t({ message: `Заказ № ${number}`, comment: 'Heading of the page of one order' })
      : t({ message: `${store}, заказ №\u00a0${number}`, comment: 'Card of what is to pay: the store and the order' });
}
