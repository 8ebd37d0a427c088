import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TextField } from '@muddat/ui/text-field';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { type Refusal, useRefusalText } from '../../shared/refusal/refusal.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { addressesQuery } from './checkout-queries.ts';
import type { SavedAddress } from './form-state.ts';

type Props = { draft: CheckoutDraft; addresses: readonly SavedAddress[] };

const normalizeAddress = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Saves the typed address for later orders, with an optional name. Only offered if the address is complete and not saved yet. */
export function SaveAddressForm({ draft, addresses }: Props) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const wordOf = useSaveErrorText();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const { regionId, districtId } = draft;
  const address = draft.address.trim();
  const { state, write } = useWrite({
    write: (body: { region_id: string; district_id: string; address: string; name?: string }) => api.installment.saveAddress(body),
    onDone: () => {
      setOpened(false);
      setName('');
    },
    refresh: addressesQuery(api).queryKey,
  });
  if (regionId === null || districtId === null || address === '') return null;
  if (addresses.some((kept) => kept.district_id === districtId && normalizeAddress(kept.address) === normalizeAddress(address))) {
    return state.kind === 'done' ? (
      <div role="status">
        <Text size="s" tone="quiet">
          {t({ message: 'Адрес сохранён', comment: 'Checkout: the address was saved for later orders' })}
        </Text>
      </div>
    ) : null;
  }
  if (!opened) {
    return (
      <Button variant="ghost" size="s" onClick={() => setOpened(true)}>
        {t({ message: 'Сохранить этот адрес', comment: 'Checkout, button: saves the typed address for later orders' })}
      </Button>
    );
  }
  return (
    <Stack gap="xs">
      <TextField
        label={t({ message: 'Как назвать адрес', comment: 'Checkout: field for the name of an address to save' })}
        description={t({ message: 'Например, «Дом» или «Работа»', comment: 'Checkout: what a name of an address can be' })}
        optional
        value={name}
        maxLength={40}
        autoComplete="off"
        error={state.kind === 'refused' ? wordOf(state.refusal) : undefined}
        onChange={setName}
      />
      <Button
        variant="secondary"
        size="s"
        pending={state.kind === 'busy'}
        onClick={() =>
          write({ region_id: regionId, district_id: districtId, address, ...(name.trim() === '' ? {} : { name: name.trim() }) })
        }
      >
        {t({ message: 'Сохранить', comment: 'Button: saves what was typed' })}
      </Button>
    </Stack>
  );
}

function useSaveErrorText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (refusal) => {
    if (refusal.fields['address'] === 'too_many')
      return t({ message: 'Сохранено уже 20 адресов: удалите те, что не нужны', comment: 'Checkout: no more addresses can be saved' });
    if (refusal.fields['district_id'] === 'not_found' || refusal.fields['region_id'] === 'not_found')
      return t({ message: 'Такого района нет в этом регионе. Выберите другой', comment: 'Checkout: the district is of another region' });
    return refusalText(refusal);
  };
}
