import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TextArea } from '@muddat/ui/text-area';
import { useState } from 'react';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import { MAX_REVIEW_TEXT_LENGTH } from '../../domain/review/text-bounds.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { type Refusal, useRefusalText } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { SendQuestionState, SubjectDetails, SubjectDetailsState } from './questions.types.ts';

export type QuestionFormProps = {
  subjectDetails: SubjectDetailsState;
  text: string;
  sending: SendQuestionState;
  listHref: string;
  onText: (text: string) => void;
  onSend: () => void;
  onCancel: () => void;
};

/** Form for a question about a product or an order. The typed text stays after a refusal or a failed request. */
export function QuestionForm({ subjectDetails, ...props }: QuestionFormProps) {
  const { t } = useLingui();
  if (subjectDetails.kind === 'failed') {
    const title = t({
      message: 'Не удалось загрузить товар или заказ',
      comment: 'Form of a question: its product or order could not be loaded',
    });
    return <SectionError title={title} error={subjectDetails.error} onRetry={subjectDetails.retry} retrying={subjectDetails.retrying} />;
  }
  if (subjectDetails.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton
          rows={2}
          label={t({ message: 'Загружаем вопрос…', comment: 'Read by screen readers while the form of a question loads' })}
        />
      </Card>
    );
  }
  if (subjectDetails.kind === 'missing') {
    return (
      <Stack gap="m" align="start">
        <Banner tone="info">
          {t({
            message: 'Не нашли, о чём вы хотите спросить: такого товара или заказа нет.',
            comment: 'Form of a question: a link led to a product or an order that does not exist',
          })}
        </Banner>
        <LinkButton href={props.listHref} variant="secondary">
          {t({ message: 'Все вопросы', comment: 'Link: to the list of own questions' })}
        </LinkButton>
      </Stack>
    );
  }
  return <Form {...props} about={subjectDetails.about} />;
}

type FormProps = Omit<QuestionFormProps, 'subjectDetails'> & { about: SubjectDetails };

function Form({ about, text, sending, onText, onSend, onCancel }: FormProps) {
  const { t } = useLingui();
  const [isTried, setTried] = useState(false);
  const textError = useTextError(sending, text, isTried);
  const goodsName = useTransliterateGoodsName();
  const refusal = sending.kind === 'refused' ? sending.refusal : null;
  const { name, store } = about;
  const submit = () => {
    setTried(true);
    if (text.trim() !== '' && sending.kind !== 'busy') onSend();
  };
  return (
    <Card padding="l">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="l">
          <div>
            <Heading level={2} size="m">
              {t({ message: `Вопрос магазину ${store}`, comment: 'Form of a question: heading; the name of the store' })}
            </Heading>
            <Text tone="quiet">
              {about.kind === 'order'
                ? t({ message: `О заказе №\u00a0${name}`, comment: 'Form of a question: the order it is about' })
                : goodsName(name)}
            </Text>
          </div>
          <TextArea
            label={t({ message: 'Ваш вопрос', comment: 'Form of a question: label of its text' })}
            description={t({
              message: 'Ответит магазин, мы пришлём уведомление.',
              comment: 'Form of a question: under the label of its text',
            })}
            lines="five"
            limit={MAX_REVIEW_TEXT_LENGTH}
            value={text}
            error={textError}
            onChange={onText}
          />
          {refusal && !isOfText(refusal) && <RefusalBanner refusal={refusal} />}
          <Inline>
            <Button type="submit" pending={sending.kind === 'busy'}>
              {t({ message: 'Отправить вопрос', comment: 'Button of the form of a question to a store' })}
            </Button>
            <Button variant="ghost" disabled={sending.kind === 'busy'} onClick={onCancel}>
              {t({ message: 'Отмена', comment: 'Button: closes a form without saving' })}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

const isOfText = ({ fields }: Refusal): boolean => fields['text'] !== undefined;

/** The error message of the text field. A refusal is shown only while the text is the one that was refused. */
function useTextError(asking: SendQuestionState, text: string, isTried: boolean): string | undefined {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  if (isTried && text.trim() === '') return t({ message: 'Напишите вопрос', comment: 'Form of a question: its text is empty' });
  if (asking.kind !== 'refused' || asking.input.text !== text || !isOfText(asking.refusal)) return undefined;
  return asking.refusal.fields['text'] === 'too_many'
    ? t({
        message: 'Магазины ещё не ответили на 20 ваших вопросов. Дождитесь ответа хотя бы на один',
        comment: 'Form of a question: too many of them wait for an answer',
      })
    : refusalText(asking.refusal);
}
