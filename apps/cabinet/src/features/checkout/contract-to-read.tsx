import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ChevronDown } from '@muddat/ui/icons';
import { Text } from '@muddat/ui/text';
import type { QueryState } from '../../shared/query/loaded.ts';
import * as css from './checkout.css.ts';

type Props = { contract: QueryState<string>; onOpen: () => void };

/** The contract, fetched when somebody wants to read it. */
export function ContractToRead({ contract, onOpen }: Props) {
  const { t } = useLingui();
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className={css.summary}>
        {t({ message: 'Прочитать договор', comment: 'Checkout: opens the contract that is about to be signed' })}
        <ChevronDown size={18} />
      </summary>
      {contract.data !== undefined && (
        <section
          className={css.contract}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard (WCAG 2.1.1)
          tabIndex={0}
          aria-label={t({ message: 'Договор', comment: 'Checkout: name of the contract, for ears' })}
        >
          {contract.data}
        </section>
      )}
      {contract.data === undefined && !contract.isError && (
        <Text tone="quiet">{t({ message: 'Загружаем…', comment: 'For ears, while a page of the cabinet loads' })}</Text>
      )}
      {contract.isError && (
        <Button variant="secondary" size="s" pending={contract.isFetching} onClick={() => void contract.refetch()}>
          {t({ message: 'Не удалось загрузить договор. Повторить', comment: 'Checkout, button: asks for the contract again' })}
        </Button>
      )}
    </details>
  );
}
