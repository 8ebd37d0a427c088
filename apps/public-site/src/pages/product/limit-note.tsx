import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import { useEffect, useState } from 'react';
import { type CustomerLimit, fetchLimit } from '../../domain/limit/fetch-limit.ts';

export interface LimitNoteProps {
  /** So'm that the limit must cover. */
  requiredAmount: number;
  locale: Locale;
}

/** Whether the signed-in customer's limit covers the purchase. Renders nothing until the limit is known, or when it cannot be loaded. */
export function LimitNote({ requiredAmount, locale }: LimitNoteProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [limit, setLimit] = useState<CustomerLimit | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void fetchLimit(stop.signal).then((answer) => stop.signal.aborted || setLimit(answer));
    return () => stop.abort();
  }, []);
  if (limit === null) return null;
  if (!limit.approved) {
    return (
      <Text size="s">
        <Link href={hrefTo('limit', {}, locale)}>
          {t({
            message: 'Чтобы купить в рассрочку, узнайте свой лимит',
            comment: 'Product page of a signed-in customer without a limit: link to get one',
          })}
        </Link>
      </Text>
    );
  }
  const available = formatMoney(limit.available, language);
  return requiredAmount <= limit.available ? (
    <Text size="s" tone="good">
      {t({
        message: `Лимита хватает: доступно ${available}`,
        comment: 'Product page of a signed-in customer: the limit covers the purchase; the placeholder is the available amount',
      })}
    </Text>
  ) : (
    <Text size="s" tone="soon">
      {t({
        message: `Лимита не хватает: доступно ${available}. Остальное внесите первым взносом.`,
        comment:
          'Product page of a signed-in customer: the limit does not cover the purchase, an initial fee would help; the placeholder is the available amount',
      })}
    </Text>
  );
}
