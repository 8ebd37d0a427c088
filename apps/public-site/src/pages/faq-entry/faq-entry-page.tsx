import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Breadcrumbs } from '@muddat/ui/breadcrumbs';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { answerParagraphs } from '../../domain/content/faq.ts';
import { QuestionFormCard } from '../../domain/content/question-card.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { Paragraphs } from '../../shared/ui/paragraphs.tsx';
import { Section } from '../../shared/ui/section.tsx';
import type { FaqEntryData } from './faq-entry.data.ts';
import * as css from './faq-entry-page.css.ts';

/** One question with its answer, related questions, and the question form. */
export function FaqEntryPage({ data, locale, path }: PageProps<FaqEntryData>) {
  const { t } = useLingui();
  const { id, question, answer, category, related } = data;
  const faq = hrefTo('faq', {}, locale);
  const crumbs = [
    { href: hrefTo('home', {}, locale), label: t({ message: 'Главная', comment: 'First of the breadcrumbs: the home page' }) },
    { href: faq, label: t({ message: 'Вопросы и ответы', comment: 'Heading of the questions page' }) },
    { href: `${faq}?category=${category.id}`, label: category.label },
    { href: path, label: question },
  ];
  return (
    <>
      <article className={css.page}>
        <Breadcrumbs path={crumbs} />
        <Heading level={1} size="title">
          {question}
        </Heading>
        <Paragraphs paragraphs={answerParagraphs(answer)} />
      </article>
      {related.length > 0 && (
        <Section title={t({ message: 'Похожие вопросы', comment: 'Heading above other questions of the same category' })}>
          <Stack as="ul" gap="none">
            {related.map((other) => (
              <li key={other.id} className={css.relatedItem}>
                <Link href={hrefTo('faq-entry', { id: other.id }, locale)}>{other.question}</Link>
              </li>
            ))}
          </Stack>
        </Section>
      )}
      <QuestionFormCard title={t({ message: 'Ответ не помог?', comment: 'Heading above the question form, under an answer' })} about={id} />
    </>
  );
}
