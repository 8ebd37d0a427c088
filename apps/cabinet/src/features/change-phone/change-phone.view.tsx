import { useLingui } from '@lingui/react/macro';
import { formatMaskedPhone, formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { Stepper } from '@muddat/ui/stepper';
import type { ChangePhoneState, ChangePhoneStep } from './change-phone.machine.ts';
import type { ChangePhoneActions } from './change-phone.types.ts';
import { changePhoneStepOf } from './change-phone-step.ts';
import { ChangePhoneStepBody } from './change-phone-step-body.tsx';

export type ChangePhoneViewProps = ChangePhoneActions & {
  state: ChangePhoneState;
  /** The current phone of the account in the stored form, `+998901234567`. */
  currentPhone: string;
  supportPhone: string;
  locale: Locale;
};

const STEP_NUMBERS: Readonly<Record<ChangePhoneStep, number>> = { start: 1, 'own-code': 1, 'new-phone': 2, 'new-code': 3 };

/** The change of phone: the code of the current phone, the new phone, and its code. The server checks both codes together. */
export function ChangePhoneView({ state, currentPhone, locale, ...acts }: ChangePhoneViewProps) {
  const { t } = useLingui();
  if (state.kind === 'changed') {
    const shown = formatPhone(state.phone);
    return (
      <Card padding="l">
        <ResultState
          tone="good"
          level={2}
          title={t({ message: 'Номер изменён', comment: 'Heading after the phone of the account was changed' })}
          actions={
            <LinkButton href={hrefTo('security', {}, locale)}>
              {t({ message: 'К настройкам входа', comment: 'Button: back to the page of sign-in and security' })}
            </LinkButton>
          }
        >
          {t({
            message: `Теперь вы входите по номеру ${shown}. Пароль остался прежним, на всех устройствах вы остались в кабинете.`,
            comment: 'After a change of phone; the new phone',
          })}
        </ResultState>
      </Card>
    );
  }
  const steps = [
    t({ message: 'Код на нынешний номер', comment: 'Change of phone, name of the first of three steps' }),
    t({ message: 'Новый номер', comment: 'Change of phone, name of the second of three steps' }),
    t({ message: 'Код на новый номер', comment: 'Change of phone, name of the third of three steps' }),
  ];
  return (
    <Card padding="l">
      <Stack gap="l">
        <Stepper steps={steps} current={STEP_NUMBERS[changePhoneStepOf(state)]} />
        <ChangePhoneStepBody state={state} currentPhone={currentPhone} maskedPhone={formatMaskedPhone(currentPhone)} {...acts} />
      </Stack>
    </Card>
  );
}
