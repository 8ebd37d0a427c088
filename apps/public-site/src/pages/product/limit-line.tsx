import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import { useEffect, useState } from 'react';
import { askLimit, type Limit } from './ask-limit.ts';

export interface LimitLineProps {
  /** So'm that the limit has to cover. */
  needed: number;
  locale: Locale;
}

/** For a signed-in customer: whether their limit covers it. Nothing while that is not known, and where it cannot be. */
export function LimitLine({ needed, locale }: LimitLineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [limit, setLimit] = useState<Limit | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void askLimit(stop.signal).then((answer) => stop.signal.aborted || setLimit(answer));
    return () => stop.abort();
  }, []);
  if (limit === null) return null;
  if (!limit.approved) {
    return (
      <Text size="s">
        <Link href={hrefTo('limit', {}, locale)}>
          {t({
            message: 'Чтобы купить в рассрочку, узнайте свой лимит',
            comment: 'Product page of a signed-in customer without a limit: a link to it',
          })}
        </Link>
      </Text>
    );
  }
  const available = formatMoney(limit.available, language);
  return needed <= limit.available ? (
    <Text size="s" tone="good">
      {t({ message: `Лимита хватает: доступно ${available}`, comment: 'Product page of a signed-in customer: the limit covers it' })}
    </Text>
  ) : (
    <Text size="s" tone="soon">
      {t({
        message: `Лимита не хватает: доступно ${available}. Внесите часть сразу.`,
        comment: 'Product page of a signed-in customer: the limit does not cover it; a sum paid at once makes it smaller',
      })}
    </Text>
  );
}
