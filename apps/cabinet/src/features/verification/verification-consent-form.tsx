import { Trans, useLingui } from '@lingui/react/macro';
import { FormCheckbox, PortalForm, usePortalForm, useSubmitting } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as v from 'valibot';

type Props = {
  privacyHref: string;
  /** Throws a `toFormError` if the server refuses. */
  onConsent: () => Promise<void>;
};

const given = v.literal(true, 'required');
const schema = v.object({ biometrics: given, bureau: given });

/** The two consents, asked for before the first photo. No box is ticked in advance. */
export function VerificationConsentForm({ privacyHref, onConsent }: Props) {
  const { t } = useLingui();
  const form = usePortalForm<{ biometrics: boolean; bureau: boolean }, unknown>({
    schema,
    initialValues: { biometrics: false, bureau: false },
  });
  const sending = useSubmitting(form);
  const words = {
    required: t({
      message: 'Без этого согласия проверить вас нельзя',
      comment: 'Under a consent of the identity check that is not ticked',
    }),
  };
  return (
    <PortalForm of={form} onSubmit={onConsent} gap="l">
      <Text>
        {t({
          message:
            'Проверим, что рассрочку оформляете вы сами и она вам по силам: сравним лицо с документом и запросим ваши платежи по другим кредитам.',
          comment: 'Above the two consents of the identity check: why they are asked for',
        })}
      </Text>
      <Stack gap="m">
        <FormCheckbox
          of={form}
          name="biometrics"
          label={t({ message: 'Согласие на обработку фото лица', comment: 'Name of the consent to biometrics' })}
          errorTexts={words}
          description={t({
            message: 'Фото хранятся в Узбекистане и видны только вам и поддержке Muddat. Отклонённые фото удаляем через 90 дней.',
            comment: 'Under the consent to biometrics: what becomes of the photos',
          })}
        >
          {t({ message: 'Даю согласие на обработку фото лица и документов', comment: 'Checkbox: consent to biometrics' })}
        </FormCheckbox>
        <FormCheckbox
          of={form}
          name="bureau"
          label={t({ message: 'Согласие на запрос в кредитное бюро', comment: 'Name of the consent to asking the credit bureau' })}
          errorTexts={words}
          description={t({
            message: 'Бюро сообщит, сколько вы платите по другим кредитам.',
            comment: 'Under the consent to asking the credit bureau: what is asked',
          })}
        >
          {t({ message: 'Даю согласие на запрос в кредитное бюро', comment: 'Checkbox: consent to asking the credit bureau' })}
        </FormCheckbox>
      </Stack>
      <Text size="s" tone="quiet">
        <Trans comment="Under the consents of the identity check; the name is a link to the document">
          Подробнее — в{' '}
          <Link href={privacyHref} target="_blank">
            политике конфиденциальности
          </Link>
        </Trans>
      </Text>
      <Button type="submit" width="full" pending={sending}>
        {t({ message: 'Согласиться и продолжить', comment: 'Button: gives the two consents and goes on to the photo' })}
      </Button>
    </PortalForm>
  );
}
