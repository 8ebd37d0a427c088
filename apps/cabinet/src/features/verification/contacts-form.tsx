import { useLingui } from '@lingui/react/macro';
import { FormPhoneField, FormTextField, PortalForm, setField, usePortalForm, useSubmitting } from '@muddat/forms';
import { Button } from '@muddat/ui/button';
import { Plus, Trash2 } from '@muddat/ui/icons';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useState } from 'react';
import type { Contact } from '../../domain/identity/verification-query.ts';
import { CONTACT_FIELD_NAMES, contactsSchema, type EnteredContacts, MAX_CONTACTS } from './contacts-schema.ts';

type Props = {
  contacts: readonly Contact[];
  /** The customer's own phone in the stored form, `+998901234567`; it must not be one of the contacts. */
  ownPhone: string;
  /** Throws a `toFormError` with the server's codes by field. */
  onContacts: (typed: EnteredContacts) => Promise<void>;
};

const MIN_ROWS = 2;
const FIELDS = CONTACT_FIELD_NAMES.flatMap(({ phone, name }) => [phone, name]);

/** Form for people whom Muddat may call: two at least (spec 5). */
export function ContactsForm({ contacts, ownPhone, onContacts }: Props) {
  const { t } = useLingui();
  const [rows, setRows] = useState(() =>
    Array.from({ length: Math.min(MAX_CONTACTS, Math.max(MIN_ROWS, contacts.length)) }, (_, row) => row),
  );
  const form = usePortalForm({
    schema: contactsSchema(ownPhone),
    initialValues: Object.fromEntries(
      CONTACT_FIELD_NAMES.flatMap(({ phone, name }, row) => [
        [phone, contacts[row]?.phone ?? ''],
        [name, contacts[row]?.name ?? ''],
      ]),
    ),
    fieldGroups: [FIELDS],
  });
  const sending = useSubmitting(form);
  const free = CONTACT_FIELD_NAMES.findIndex((_, row) => !rows.includes(row));
  const remove = (row: number) => {
    const fields = CONTACT_FIELD_NAMES[row];
    if (!fields) return;
    setField(form, fields.phone, '');
    setField(form, fields.name, '');
    setRows(rows.filter((one) => one !== row));
  };
  return (
    <PortalForm of={form} onSubmit={onContacts} gap="l">
      <Text>
        {t({
          message: 'Это те, кто вас знает: родные, друзья, коллеги. О рассрочке мы им не рассказываем.',
          comment: 'Above the contacts of the identity check',
        })}
      </Text>
      {rows.map((row, place) => {
        const fields = CONTACT_FIELD_NAMES[row];
        const number = place + 1;
        return (
          fields && (
            <Stack
              key={row}
              gap="s"
              as="section"
              aria-label={t({ message: `Номер ${number}`, comment: 'Name of the fields of one contact, with its number' })}
            >
              <FormTextField
                of={form}
                name={fields.name}
                label={t({ message: `Имя, номер ${number}`, comment: 'Label of the name of a contact, with its number' })}
                autoComplete="off"
                autoCapitalize="words"
              />
              <FormPhoneField
                of={form}
                name={fields.phone}
                label={t({ message: `Телефон, номер ${number}`, comment: 'Label of the phone of a contact, with its number' })}
                autoComplete="off"
              />
              {rows.length > MIN_ROWS && (
                <Button variant="ghost" size="s" icon={<Trash2 size={18} />} onClick={() => remove(row)}>
                  {t({ message: `Убрать номер ${number}`, comment: 'Button: takes a contact away, with its number' })}
                </Button>
              )}
            </Stack>
          )
        );
      })}
      {free >= 0 && (
        <Button variant="secondary" icon={<Plus size={20} />} onClick={() => setRows([...rows, free])}>
          {t({ message: 'Добавить ещё номер', comment: 'Button: fields for one more contact' })}
        </Button>
      )}
      <Button type="submit" width="full" pending={sending}>
        {t({ message: 'Сохранить', comment: 'Button: saves what was typed' })}
      </Button>
    </PortalForm>
  );
}
