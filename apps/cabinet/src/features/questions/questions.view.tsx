import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Stack } from '@muddat/ui/stack';
import type { Question } from '../../domain/review/review-queries.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { PagedListState } from '../../shared/query/list-state.ts';
import { QuestionForm, type QuestionFormProps } from './question-form.tsx';
import { type QuestionHrefs, QuestionList } from './question-list.tsx';

export type QuestionsViewProps = {
  questions: PagedListState<Question>;
  /** Props of the form of a question; null shows the list. */
  form: QuestionFormProps | null;
  /** Name of the store that a question was just sent to. */
  sentTo: string | null;
  hrefs: QuestionHrefs;
  onMore: () => void;
};

/** Questions to stores with their answers, or the form of a new question (S2-23). */
export function QuestionsView({ questions, form, sentTo, hrefs, onMore }: QuestionsViewProps) {
  const { t } = useLingui();
  if (form) return <QuestionForm {...form} />;
  return (
    <Stack gap="m">
      {sentTo !== null && (
        <Banner tone="good" live="status">
          {t({
            message: `Вопрос отправлен магазину ${sentTo}. Когда он ответит, мы пришлём уведомление.`,
            comment: 'Page of questions to stores: one was sent; the name of the store',
          })}
        </Banner>
      )}
      <Loaded questions={questions} hrefs={hrefs} onMore={onMore} />
    </Stack>
  );
}

function Loaded({ questions, hrefs, onMore }: Pick<QuestionsViewProps, 'questions' | 'hrefs' | 'onMore'>) {
  const { t } = useLingui();
  if (questions.kind === 'ready') return <QuestionList questions={questions} hrefs={hrefs} onMore={onMore} />;
  if (questions.kind === 'failed') {
    const title = t({ message: 'Не удалось загрузить вопросы', comment: 'Page of questions to stores: they could not be loaded' });
    return <SectionError title={title} error={questions.error} onRetry={questions.retry} retrying={questions.retrying} />;
  }
  return (
    <Card>
      <ListSkeleton
        rows={3}
        label={t({ message: 'Загружаем вопросы…', comment: 'Read by screen readers while the page of questions loads' })}
      />
    </Card>
  );
}
