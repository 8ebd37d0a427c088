import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { RefreshCw } from '@muddat/ui/icons';
import type { QueryState } from './list-state.ts';

/** A button in a form that fetches data once more which could not be loaded, such as the cards. */
export function QueryRetry({ query, children }: { query: QueryState<unknown>; children: string }) {
  return (
    <Button
      variant="secondary"
      size="s"
      width="full"
      icon={<RefreshCw size={20} />}
      pending={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {children}
    </Button>
  );
}

/** Replaces the list of cards if it could not be loaded (spec 8: getCardsError). */
export function CardsRetry({ cards }: { cards: QueryState<unknown> }) {
  const { t } = useLingui();
  return (
    <QueryRetry query={cards}>
      {t({
        message: 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку',
        comment: 'Payment form: the cards could not be loaded (text of the specification); pressing the button loads them again',
      })}
    </QueryRetry>
  );
}
