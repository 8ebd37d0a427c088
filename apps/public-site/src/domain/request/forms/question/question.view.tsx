import { useLingui } from '@lingui/react/macro';
import { FormPhoneField, FormTextArea, FormTextField, usePortalForm } from '@muddat/forms';
import { Grid } from '@muddat/ui/stack';
import { feedbackSchema } from '@muddat/validators';
import type { InferOutput } from 'valibot';
import { RequestForm } from '../../parts/request-form.tsx';
import { type RequestFieldsProps, RequestView, type RequestViewProps } from '../../parts/request-view.tsx';

export const QUESTION_FORM = 'question';
const EMPTY = { name: '', phone: '', email: '', message: '' };
const DRAFT = { key: QUESTION_FORM, version: 1, fields: ['name', 'phone', 'email', 'message'] } as const;

export type QuestionWords = InferOutput<typeof feedbackSchema>;

export function QuestionView(request: RequestViewProps<QuestionWords>) {
  const { t } = useLingui();
  return (
    <RequestView
      {...request}
      Fields={Fields}
      sent={{
        title: t({ message: 'Вопрос отправлен', comment: 'Heading after a visitor’s question was sent' }),
        titleBefore: t({ message: 'Этот вопрос уже у нас', comment: 'Heading after the very same question was sent again' }),
        another: t({ message: 'Задать другой вопрос', comment: 'Button after a question was sent: an empty form' }),
        next: t({
          message: 'Перезвоним или напишем в течение рабочего дня, 9:00–21:00.',
          comment: 'After a question was sent: what happens next',
        }),
      }}
    />
  );
}

function Fields({ state, bot, onSend }: RequestFieldsProps<QuestionWords>) {
  const { t } = useLingui();
  const form = usePortalForm({ schema: feedbackSchema, initialValues: EMPTY });
  return (
    <RequestForm
      of={form}
      state={state}
      bot={bot}
      draft={DRAFT}
      label={t({ message: 'Отправить вопрос', comment: 'Button: sends a visitor’s question' })}
      onSend={onSend}
    >
      <FormTextArea
        of={form}
        name="message"
        label={t({ message: 'Ваш вопрос', comment: 'Label in the question form' })}
        words={{ required: t({ message: 'Напишите свой вопрос', comment: 'Under the empty field of a question' }) }}
        lines="three"
      />
      <Grid columns="1-2-2">
        <FormTextField
          of={form}
          name="name"
          label={t({ message: 'Как к вам обращаться', comment: 'Label of the name in the question form' })}
          words={{ required: t({ message: 'Напишите, как к вам обращаться', comment: 'Under the empty field of the name' }) }}
          autoComplete="name"
        />
        <FormPhoneField
          of={form}
          name="phone"
          label={t({ message: 'Телефон', comment: 'Label of the phone in forms that are sent to us' })}
          words={{
            required: t({ message: 'Напишите номер телефона', comment: 'Under the empty field of the phone in the question form' }),
          }}
          autoComplete="tel-national"
        />
      </Grid>
      <FormTextField
        of={form}
        name="email"
        type="email"
        inputMode="email"
        optional
        label={t({ message: 'Почта', comment: 'Label of the e-mail address in forms that are sent to us' })}
        autoComplete="email"
      />
    </RequestForm>
  );
}
