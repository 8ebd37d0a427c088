import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';

/** Functions that format a delivery: `days` its duration, «1–2 дня»; `withPrice` adds its price to a time, «1–2 дня, бесплатно». */
export function useDeliveryTexts() {
  const { t } = useLingui();
  const language = useLanguage();
  const days = (daysMin: number, daysMax: number): string => {
    const longest = t({
      message: plural(daysMax, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
      comment: 'Product page: how long a delivery takes; a least number and a dash may precede it: «1–2 дня»',
    });
    return `${daysMin < daysMax ? `${daysMin}–` : ''}${longest}`;
  };
  const withPrice = (time: string, price: number): string =>
    `${time}, ${price === 0 ? t({ message: 'бесплатно', comment: 'Product page: delivery is free' }) : formatMoney(price, language)}`;
  return { days, withPrice };
}
