import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@muddat/app-shell';
import { FormPhoneField, PortalForm, readFieldText, setField, usePortalForm } from '@muddat/forms';
import { phoneSchema } from '@muddat/validators';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { SubmitButton } from '../../../shared/form/submit-button.tsx';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../../shared/refusal/refusal-banner.tsx';
import { saveTypedPhone } from './phone-entry-store.ts';

type Props = {
  phone: string;
  problem: Refusal | null;
  pending: boolean;
  /** Focuses the field when the customer returns to this step. On the first render of the page the focus stays where it is. */
  autoFocus?: boolean;
  onPhone: (phone: string) => void;
  /**
   * Renders buttons for the other sign-in methods. `typed` returns the current text of the field; `ready`: the page is hydrated, so a
   * button works.
   */
  others?: ((typed: () => string, ready: boolean) => ReactNode) | undefined;
};

const schema = v.object({ phone: phoneSchema });

/** The phone that a code is sent to. The typed text is stored, so that the other sign-in methods find it. */
export function PhoneForm({ phone, problem, pending, autoFocus, onPhone, others }: Props) {
  const { t } = useLingui();
  const ready = useHydrated();
  const form = usePortalForm({ schema, initialValues: { phone } });
  const typed = () => readFieldText(form, 'phone');
  useEffect(() => {
    // The stored phone is only known after hydration. It must not replace what the customer has typed by then.
    if (phone !== '' && readFieldText(form, 'phone') === '') setField(form, 'phone', phone);
  }, [form, phone]);
  useEffect(() => {
    const keep = () => {
      const text = readFieldText(form, 'phone');
      if (text !== '') saveTypedPhone(text, Date.now());
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form]);
  return (
    <PortalForm of={form} busy={pending} onSubmit={(values) => onPhone(values.phone)}>
      {problem && <RefusalBanner refusal={problem} />}
      <FormPhoneField
        of={form}
        name="phone"
        label={t({ message: 'Номер телефона', comment: 'Label of the phone field at sign-in' })}
        autoComplete="tel"
        autoFocus={autoFocus}
      />
      <SubmitButton pending={pending} disabled={!ready}>
        {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
      </SubmitButton>
      {others?.(typed, ready)}
    </PortalForm>
  );
}
