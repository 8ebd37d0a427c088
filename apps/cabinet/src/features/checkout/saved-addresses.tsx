import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { IconButton } from '@muddat/ui/icon-button';
import { MapPin, Trash2 } from '@muddat/ui/icons';
import { Inline, Stack } from '@muddat/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import { useConfirmAction } from '../../shared/confirm-action/use-confirm-action.ts';
import { addressesQuery } from './checkout-queries.ts';
import type { SavedAddress } from './form-state.ts';

type Props = { addresses: readonly SavedAddress[]; onChosen: (address: SavedAddress) => void };

/** Connects the list of saved addresses to the API that deletes them. */
export function SavedAddresses(props: Props) {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery(api);
  const removal = useConfirmAction<SavedAddress>({
    action: async ({ id }) => {
      await api.installment.deleteAddress({ id });
      return 1;
    },
    onDone: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <SavedAddressesView {...props} removal={removal.state} onRemove={removal.ask} onConfirm={removal.confirm} onCancel={removal.cancel} />
  );
}

type ViewProps = Props & {
  removal: ConfirmState<SavedAddress>;
  onRemove: (address: SavedAddress) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The saved addresses: one press fills in the fields, and each address can be deleted. */
export function SavedAddressesView({ addresses, removal, onChosen, onRemove, onConfirm, onCancel }: ViewProps) {
  const { t } = useLingui();
  const asked = removal.kind === 'rest' ? null : removal.target;
  if (addresses.length === 0) return null;
  return (
    <Stack gap="xs">
      {addresses.map((address) => {
        const name = nameOf(address);
        return (
          <Inline key={address.id} gap="xs" nowrap justify="between">
            <Button variant="secondary" size="s" icon={<MapPin size={16} />} onClick={() => onChosen(address)}>
              {name}
            </Button>
            <IconButton
              icon={<Trash2 size={18} />}
              label={t({ message: `Удалить адрес: ${name}`, comment: 'Button: deletes a saved address; asks first' })}
              onClick={() => onRemove(address)}
            />
          </Inline>
        );
      })}
      {asked !== null && (
        <ConfirmDialog
          title={t({ message: 'Удалить сохранённый адрес?', comment: 'Question before a saved address is deleted' })}
          text={nameOf(asked)}
          confirmLabel={t({ message: 'Удалить', comment: 'Button: deletes the item next to it; asks first' })}
          cancelLabel={t({ message: 'Оставить', comment: 'Button of a question: cancels the action' })}
          pending={removal.kind === 'doing'}
          problem={removal.kind === 'asking' ? removal.problem : null}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      )}
    </Stack>
  );
}

/** The address, preceded by its name if it has one. */
const nameOf = ({ name, address }: SavedAddress): string => (name === null ? address : `${name}: ${address}`);
