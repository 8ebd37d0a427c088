import { useLingui } from '@lingui/react/macro';
import { FormTextField, type PortalFormHandle } from '@muddat/forms';

export function EmailField({ of: form }: { of: PortalFormHandle<{ email?: string | null | undefined }> }) {
  const { t } = useLingui();
  return (
    <FormTextField
      of={form}
      name="email"
      type="email"
      inputMode="email"
      optional
      label={t({ message: 'Почта', comment: 'Label of the e-mail address in forms that are sent to us' })}
      autoComplete="email"
    />
  );
}
