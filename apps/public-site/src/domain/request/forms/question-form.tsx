import { useLingui } from '@lingui/react/macro';
import { FormPhoneField, FormTextArea, FormTextField } from '@muddat/forms';
import { Grid } from '@muddat/ui/stack';
import { feedbackSchema } from '@muddat/validators';
import type { InferInput, InferOutput } from 'valibot';
import { EmailField } from '../request-form/email-field.tsx';
import { RequestForm, type RequestFormConfig } from '../request-form/request-form.tsx';

const QUESTION: RequestFormConfig<InferInput<typeof feedbackSchema>, InferOutput<typeof feedbackSchema>> = {
  name: 'question',
  botAction: 'feedback',
  schema: feedbackSchema,
  empty: { name: '', phone: '', email: '', message: '' },
  fields: ['name', 'phone', 'email', 'message'],
};

/** Form for a visitor's question (builder API, createFeedback). `about`: id of the FAQ entry whose answer did not help. */
export function QuestionForm({ about }: { about?: string | undefined }) {
  const { t } = useLingui();
  return (
    <RequestForm
      kind={QUESTION}
      sendRequest={(api, { name, phone, email, message }, headers) =>
        api.builder.createFeedback(
          { name, phone, message, ...(email === undefined ? {} : { email }), ...(about === undefined ? {} : { faq_id: about }) },
          { headers },
        )
      }
      label={t({ message: 'Отправить вопрос', comment: 'Button: sends a visitor’s question' })}
      sentTexts={{
        title: t({ message: 'Вопрос отправлен', comment: 'Heading after a visitor’s question was sent' }),
        duplicateTitle: t({ message: 'Этот вопрос уже у нас', comment: 'Heading after the same question was sent again' }),
        anotherLabel: t({ message: 'Задать другой вопрос', comment: 'Button after a question was sent: opens an empty form' }),
        nextText: t({
          message: 'Перезвоним или напишем в течение рабочего дня, 9:00–21:00.',
          comment: 'After a question was sent: what happens next',
        }),
      }}
    >
      {(form) => (
        <>
          <FormTextArea
            of={form}
            name="message"
            label={t({ message: 'Ваш вопрос', comment: 'Label in the question form' })}
            errorTexts={{ required: t({ message: 'Напишите свой вопрос', comment: 'Error at the empty field of the question' }) }}
            lines="three"
          />
          <Grid columns="1-2-2">
            <FormTextField
              of={form}
              name="name"
              label={t({ message: 'Как к вам обращаться', comment: 'Label of the name in the question form' })}
              errorTexts={{
                required: t({
                  message: 'Напишите, как к вам обращаться',
                  comment: 'Error at the empty field of the name, in the question form',
                }),
              }}
              autoComplete="name"
            />
            <FormPhoneField
              of={form}
              name="phone"
              label={t({ message: 'Телефон', comment: 'Label of the phone in forms that are sent to us' })}
              errorTexts={{
                required: t({ message: 'Напишите номер телефона', comment: 'Error at the empty field of the phone, in the question form' }),
              }}
              autoComplete="tel-national"
            />
          </Grid>
          <EmailField of={form} />
        </>
      )}
    </RequestForm>
  );
}
