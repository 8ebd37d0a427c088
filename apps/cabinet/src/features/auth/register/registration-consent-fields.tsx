import { Trans, useLingui } from '@lingui/react/macro';
import { FormCheckbox, type PortalFormHandle } from '@muddat/forms';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import type { RegistrationDetails, RegistrationDetailsFields } from './registration-details-schema.ts';

type Props = { of: PortalFormHandle<RegistrationDetailsFields, RegistrationDetails>; offerHref: string; privacyHref: string };

/** The consents of a registration, one checkbox each, none of them ticked at first. Advertising is optional. */
export function RegistrationConsentFields({ of, offerHref, privacyHref }: Props) {
  const { t } = useLingui();
  const words = {
    required: t({
      message: 'Без этого согласия зарегистрироваться нельзя',
      comment: 'Registration: under a consent that is not ticked and has to be',
    }),
  };
  const advertising = t({
    message: 'Хочу получать рекламу по СМС',
    comment: 'Registration, checkbox: the consent to advertising, unticked',
  });
  return (
    <Stack gap="s">
      <FormCheckbox
        of={of}
        name="offer"
        errorTexts={words}
        label={t({ message: 'Публичная оферта', comment: 'Registration: name of the consent to the offer in the error messages' })}
      >
        <Trans comment="Registration: the consent to the offer, unticked; the name of the document is a link">
          Принимаю{' '}
          <Link href={offerHref} target="_blank">
            публичную оферту
          </Link>
        </Trans>
      </FormCheckbox>
      <FormCheckbox
        of={of}
        name="policy"
        errorTexts={words}
        label={t({ message: 'Обработка данных', comment: 'Registration: name of the consent to the policy in the error messages' })}
      >
        <Trans comment="Registration: the consent to the processing of personal data, unticked; the name of the document is a link">
          Даю согласие на обработку моих данных по{' '}
          <Link href={privacyHref} target="_blank">
            политике конфиденциальности
          </Link>
        </Trans>
      </FormCheckbox>
      <FormCheckbox
        of={of}
        name="advertising"
        label={advertising}
        description={t({
          message: 'По желанию. Отключить можно в кабинете.',
          comment: 'Registration: under the consent to advertising by SMS',
        })}
      >
        {advertising}
      </FormCheckbox>
    </Stack>
  );
}
