import { useLingui } from '@lingui/react/macro';
import { UserText } from '@muddat/app-shell';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { CircleHelp } from '@muddat/ui/icons';
import { Link, LinkButton } from '@muddat/ui/link';
import { LoadMore } from '@muddat/ui/load-more';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useRef } from 'react';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import type { Question } from '../../domain/review/review-queries.ts';
import * as css from '../../domain/review/review-rows.css.ts';
import type { PagedListState } from '../../shared/query/list-state.ts';

export type QuestionHrefs = { list: string; orders: string; order: (id: string) => string; product: (id: string) => string };
type Props = { questions: Extract<PagedListState<Question>, { kind: 'ready' }>; hrefs: QuestionHrefs; onMore: () => void };

/** Questions with their answers, newest first. */
export function QuestionList({ questions, hrefs, onMore }: Props) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  if (questions.items.length === 0) {
    return (
      <Card as="section">
        <EmptyState
          icon={<CircleHelp size={28} />}
          title={t({ message: 'Вопросов пока нет', comment: 'Page of questions to stores: none was asked' })}
          action={<LinkButton href={hrefs.orders}>{t({ message: 'К заказам', comment: 'Link: to the list of all orders' })}</LinkButton>}
        >
          {t({
            message: 'Спросить магазин можно со страницы заказа или товара. Ответ появится здесь.',
            comment: 'Page of questions to stores: how one is asked',
          })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="m">
      <Card as="section">
        <ul ref={rows} className={css.rows}>
          {questions.items.map((question) => (
            <Row key={question.id} question={question} hrefs={hrefs} />
          ))}
        </ul>
      </Card>
      <LoadMore list={rows} shown={questions.items.length} state={questions.more} onMore={onMore} />
    </Stack>
  );
}

function Row({ question: { store, product, order, text, created_at, answer }, hrefs }: { question: Question; hrefs: QuestionHrefs }) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const number = order?.number;
  return (
    <li className={css.row}>
      <div className={css.name}>
        <Heading level={2} size="s">
          {store.name}
        </Heading>
        <Text size="s" tone="quiet">
          <DateText value={created_at} style="time" />
          {product && (
            <>
              {FACT_SEPARATOR}
              <Link href={hrefs.product(product.id)}>{goodsName(product.name)}</Link>
            </>
          )}
          {order && (
            <>
              {FACT_SEPARATOR}
              <Link href={hrefs.order(order.id)}>
                {t({ message: `Заказ №\u00a0${number}`, comment: 'Page of questions to stores: link to the order that one is about' })}
              </Link>
            </>
          )}
        </Text>
      </div>
      <p className={css.words}>
        <UserText words={text} />
      </p>
      {answer === null ? (
        <div>
          <Badge tone="neutral">{t({ message: 'Ждёт ответа', comment: 'Question to a store: it was not answered yet' })}</Badge>
        </div>
      ) : (
        <div className={css.answer}>
          <Text size="s" tone="quiet">
            {t({ message: 'Ответ магазина', comment: 'Question to a store: over its answer; the day follows' })}
            {FACT_SEPARATOR}
            <DateText value={answer.at} style="time" />
          </Text>
          <p className={css.words}>
            <UserText words={answer.text} />
          </p>
        </div>
      )}
    </li>
  );
}
