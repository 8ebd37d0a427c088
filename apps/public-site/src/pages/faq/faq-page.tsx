import { useLingui } from '@lingui/react/macro';
import { joinFacts, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Accordion, AccordionItem } from '@muddat/ui/accordion';
import { CircleHelp } from '@muddat/ui/icons';
import { Link, LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { FaqAccordionItem } from '../../domain/content/faq-answer.tsx';
import { HeadPicture, PageHead } from '../../domain/content/page-head.tsx';
import { QUESTION_FORM_ANCHOR, QuestionFormCard } from '../../domain/content/question-card.tsx';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import { SearchFieldWithButton } from '../../shared/get-form/search-line.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { BelowTheFold } from '../../shared/ui/below-the-fold.tsx';
import { ChipLink } from '../../shared/ui/chip-link.tsx';
import { Section } from '../../shared/ui/section.tsx';
import type { FaqData } from './faq.data.ts';
import * as css from './faq-page.css.ts';

/** The longest search text that the contract allows (listFaqs). */
const SEARCH_MAX = 100;
/** Number of groups that start above the fold. */
const VISIBLE_COUNT = 2;
/** Number of topics whose first question is among those asked most. */
const FREQUENT_MAX = 6;

/** Questions and answers by category, a search, and the form for a new question at the bottom (spec 2). */
export function FaqPage({ data, path, query, locale }: PageProps<FaqData>) {
  const { t } = useLingui();
  const { categories, groups, q, topic, total, hero } = data;
  const isWhole = q === '' && topic === null;
  const drawn = ({ id, title, items }: FaqData['groups'][number]) => (
    <Section key={id} title={title} split>
      <Accordion>
        {items.map((item) => (
          <FaqAccordionItem key={item.id} item={item} locale={locale} open={total === 1} />
        ))}
      </Accordion>
    </Section>
  );
  return (
    <>
      <PageHead
        title={t({ message: 'Вопросы и ответы', comment: 'Heading of the questions page' })}
        aside={hero?.picture && <HeadPicture picture={hero.picture} name={hero.headline} />}
      >
        {hero && (
          <Text size="l" tone="quiet">
            {hero.lead}
          </Text>
        )}
        <GetForm
          action={path}
          label={t({
            message: 'Поиск по вопросам',
            comment: 'Read by screen readers: name of the search form on the questions page',
          })}
        >
          <SearchFieldWithButton
            variant="primary"
            name="q"
            value={q}
            maxLength={SEARCH_MAX}
            label={t({ message: 'Что вас интересует', comment: 'Label of the search on the questions page' })}
            placeholder={t({ message: 'Найти в вопросах', comment: 'Placeholder of the search field on the questions page' })}
          />
        </GetForm>
      </PageHead>
      <div className={css.choice}>
        <nav
          aria-label={t({
            message: 'Темы вопросов',
            comment: 'Read by screen readers: name of the list of categories on the questions page',
          })}
          className={css.topics}
        >
          <ChipLink href={path} current={topic === null}>
            {t({ message: 'Все темы', comment: 'Link on the questions page: questions of all categories' })}
          </ChipLink>
          {categories.map(({ id, label, count }) => (
            <span key={id} className={topic === id ? css.chosenTopic : css.topic}>
              <ChipLink href={queryHref(path, query, { q: null, category: id })} current={topic === id} count={count}>
                {label}
              </ChipLink>
            </span>
          ))}
        </nav>
        {q !== '' && (
          <Text tone="quiet">
            {t({
              message: `По запросу «${q}» нашлось: ${total}`,
              comment: 'Questions page: the search words and the number of questions found',
            })}
          </Text>
        )}
      </div>
      {isWhole ? <AllQuestions groups={groups} locale={locale} /> : groups.slice(0, VISIBLE_COUNT).map(drawn)}
      {groups.length === 0 && (
        <div className={css.emptyResult}>
          <EmptyState
            icon={<CircleHelp size={28} />}
            title={t({ message: 'Такого вопроса ещё не задавали', comment: 'Questions page: the search found nothing' })}
            action={
              <LinkButton variant="secondary" href={`#${QUESTION_FORM_ANCHOR}`}>
                {t({ message: 'Задать вопрос', comment: 'Button: scrolls to the question form' })}
              </LinkButton>
            }
          >
            {t({
              message: 'Попробуйте другие слова или задайте вопрос нам: ответит человек.',
              comment: 'Questions page: what to do when the search found nothing',
            })}
          </EmptyState>
        </div>
      )}
      <BelowTheFold>
        {!isWhole && groups.slice(VISIBLE_COUNT).map(drawn)}
        <QuestionFormCard title={t({ message: 'Не нашли ответ?', comment: 'Heading above the question form' })} />
      </BelowTheFold>
    </>
  );
}

/** The first question of each topic, which editors put there because it is asked most, and all questions folded by topic. */
function AllQuestions({ groups, locale }: Pick<FaqData, 'groups'> & { locale: Locale }) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t({ message: 'Чаще всего спрашивают', comment: 'Questions page: heading of a short list of questions' })} split>
        <ul className={css.frequent}>
          {groups.slice(0, FREQUENT_MAX).flatMap(({ items: [first] }) =>
            first === undefined
              ? []
              : [
                  <li key={first.id}>
                    <Link href={hrefTo('faq-entry', { id: first.id }, locale)} tone="strong">
                      {first.question}
                    </Link>
                  </li>,
                ],
          )}
        </ul>
      </Section>
      <Section title={t({ message: 'Все вопросы по темам', comment: 'Questions page: heading of all questions, folded by topic' })} split>
        <Accordion>
          {groups.map(({ id, title, items }) => (
            <AccordionItem key={id} title={joinFacts([title, String(items.length)])}>
              <div className={css.nested}>
                {items.map((item) => (
                  <FaqAccordionItem key={item.id} item={item} locale={locale} />
                ))}
              </div>
            </AccordionItem>
          ))}
        </Accordion>
      </Section>
    </>
  );
}
