import { useLingui } from '@lingui/react/macro';
import { SlowResponseNote } from '@muddat/app-shell';
import { FormPhoneField, PortalForm, setFieldError, usePortalForm } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { phoneSchema } from '@muddat/validators';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';

type Props = {
  /** The current phone in the stored form, `+998901234567`. The new phone must differ from it. */
  currentPhone: string;
  phone: string;
  problem: Refusal | null;
  pending: boolean;
  onPhone: (phone: string) => void;
};

export function NewPhoneForm({ currentPhone, phone, problem, pending, onPhone }: Props) {
  const { t } = useLingui();
  const schema = v.object({
    phone: v.pipe(
      phoneSchema,
      v.check((typed) => typed !== currentPhone, 'phone-same'),
    ),
  });
  const form = usePortalForm({ schema, initialValues: { phone } });
  const ofField = problem && 'phone' in problem.fields ? problem : null;
  useEffect(() => {
    if (ofField) setFieldError(form, 'phone', ofField.message);
  }, [form, ofField]);
  return (
    <PortalForm of={form} busy={pending} onSubmit={(values) => onPhone(values.phone)}>
      {problem && !ofField && <RefusalBanner refusal={problem} />}
      <FormPhoneField
        of={form}
        name="phone"
        autoFocus
        label={t({ message: 'Новый номер телефона', comment: 'Change of phone: label of the field of the new phone' })}
        autoComplete="tel"
        errorTexts={{
          'phone-same': t({
            message: 'Это ваш нынешний номер. Введите другой',
            comment: 'Change of phone: the new phone is the same as the current one',
          }),
        }}
      />
      <Button type="submit" width="full" pending={pending}>
        {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
      </Button>
      <SlowResponseNote waiting={pending} />
    </PortalForm>
  );
}
