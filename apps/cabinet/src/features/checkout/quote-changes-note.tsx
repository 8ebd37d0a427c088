import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { QuoteChange } from './quote-changes.ts';

/** Lists each change of the quote since the customer accepted it. Below the list, the customer has to accept the new quote. */
export function QuoteChangesNote({ changes }: { changes: readonly QuoteChange[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const goodsName = useTransliterateGoodsName();
  const wordOf = (change: QuoteChange): string => {
    if (change.what === 'item-gone') {
      const name = goodsName(change.name);
      return t({ message: `${name}: больше нет в заказе`, comment: 'Checkout: a product that is not sold any more; name is the product' });
    }
    if (change.what === 'offer') {
      return t({
        message: 'Публичная оферта: есть новая редакция, прочитайте её',
        comment: 'Checkout: the public offer has a new version',
      });
    }
    const [before, after] = [formatMoney(change.before, language), formatMoney(change.after, language)];
    if (change.what === 'item') {
      const name = goodsName(change.name);
      return t({ message: `${name}: было ${before}, стало ${after}`, comment: 'Checkout: the price of a product has changed' });
    }
    const words: Record<typeof change.what, string> = {
      discount: t({ message: `Скидка: была ${before}, стала ${after}`, comment: 'Checkout: a sum that has changed' }),
      delivery: t({ message: `Доставка: была ${before}, стала ${after}`, comment: 'Checkout: a sum that has changed' }),
      price: t({ message: `Цена: была ${before}, стала ${after}`, comment: 'Checkout: a sum that has changed' }),
      'to-pay': t({ message: `Заплатить сейчас: было ${before}, стало ${after}`, comment: 'Checkout: a sum that has changed' }),
      monthly: t({ message: `Платёж в месяц: был ${before}, стал ${after}`, comment: 'Checkout: a sum that has changed' }),
      limit: t({ message: `Доступный лимит: был ${before}, стал ${after}`, comment: 'Checkout: a sum that has changed' }),
    };
    return words[change.what];
  };
  if (changes.length === 0) {
    return (
      <Banner
        tone="soon"
        live="alert"
        title={t({ message: 'Расчёт устарел', comment: 'Checkout: heading where the sums had expired before they were signed' })}
      >
        {t({
          message: 'Мы посчитали заново, и ничего не изменилось. Заказ ещё не оформлен: подпишите ещё раз.',
          comment: 'Checkout: the sums had expired before they were signed, and are unchanged',
        })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="soon"
      live="alert"
      title={t({ message: 'Пока вы оформляли, условия изменились', comment: 'Checkout: heading of the list of changes' })}
    >
      <ul>
        {changes.map((change) => (
          <li key={wordOf(change)}>{wordOf(change)}</li>
        ))}
      </ul>
      {t({
        message: 'Заказ не оформлен. Проверьте суммы ниже и подпишите ещё раз.',
        comment: 'Checkout: after the changes, what to do',
      })}
    </Banner>
  );
}
