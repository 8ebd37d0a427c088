import { useLingui } from '@lingui/react/macro';
import { FormPhoneField, FormTextField, type PortalFormHandle } from '@muddat/forms';
import { Grid } from '@muddat/ui/stack';

/** The fields that both company forms have: the company, and how to reach its contact person. */
export type CompanyInput = {
  company: string;
  contact_name: string;
  phone: string;
  email?: string | null | undefined;
  tin?: string | null | undefined;
};

export function CompanyFields({ of: form }: { of: PortalFormHandle<CompanyInput> }) {
  const { t } = useLingui();
  return (
    <>
      <Grid columns="1-2-2">
        <FormTextField
          of={form}
          name="company"
          label={t({ message: 'Компания', comment: 'Label in the request form for companies: name of the company' })}
          autoComplete="organization"
        />
        <FormTextField
          of={form}
          name="tin"
          optional
          inputMode="numeric"
          label={t({ message: 'ИНН', comment: 'Label: taxpayer number of a company (STIR), 9 digits' })}
          autoComplete="off"
        />
      </Grid>
      <Grid columns="1-2-2">
        <FormTextField
          of={form}
          name="contact_name"
          label={t({ message: 'Контактное лицо', comment: 'Label in the request form for companies: name of the person to call' })}
          autoComplete="name"
        />
        <FormPhoneField
          of={form}
          name="phone"
          label={t({ message: 'Телефон', comment: 'Label of the phone in forms that are sent to us' })}
          autoComplete="tel-national"
        />
      </Grid>
    </>
  );
}
