import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ChevronDown } from '@muddat/ui/icons';
import { Text } from '@muddat/ui/text';
import type { QueryState } from '../../shared/query/list-state.ts';
import * as css from './checkout.css.ts';

type Props = { contract: QueryState<string>; onOpen: () => void };

/** The contract, fetched when the customer opens it. */
export function ContractDetails({ contract, onOpen }: Props) {
  const { t } = useLingui();
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className={css.summary}>
        {t({ message: 'Прочитать договор', comment: 'Checkout: opens the contract that is about to be signed' })}
        <ChevronDown size={18} />
      </summary>
      {contract.data !== undefined && (
        <section
          className={css.contractText}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a section that scrolls must be reachable by the keyboard (WCAG 2.1.1)
          tabIndex={0}
          aria-label={t({ message: 'Договор', comment: 'Read by screen readers: name of the contract' })}
        >
          {contract.data}
        </section>
      )}
      {contract.data === undefined && !contract.isError && (
        <Text tone="quiet">{t({ message: 'Загружаем…', comment: 'Read by screen readers: a page of the cabinet is loading' })}</Text>
      )}
      {contract.isError && (
        <Button variant="secondary" size="s" pending={contract.isFetching} onClick={() => void contract.refetch()}>
          {t({ message: 'Не удалось загрузить договор. Повторить', comment: 'Checkout, button: loads the contract again' })}
        </Button>
      )}
    </details>
  );
}
