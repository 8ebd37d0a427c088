import type { Api } from '@muddat/app-shell';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useConfirmAction } from '../../confirm-action/use-confirm-action.ts';
import { CUSTOMER_KEY } from '../../data/queries.ts';
import { useWrite } from '../../refusal/use-write.ts';
import type { CalendarCardProps, CalendarChange, CalendarOutcome, CalendarState, Copying } from './calendar.types.ts';

const calendarQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'calendar'],
    queryFn: async ({ signal }) => (await api.installment.getCalendar({}, { signal })).data,
    // Without a network it fails and says so, rather than waiting for one behind a skeleton.
    networkMode: 'always',
  });

/** The secret address of the payment calendar, and what may be done with it. */
export function useCalendar(): CalendarCardProps {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { queryKey } = calendarQuery(api);
  const { data, error, isFetching, refetch } = useQuery(calendarQuery(api));
  const [copied, setCopied] = useState<{ url: string; outcome: Copying } | null>(null);
  const [outcome, setOutcome] = useState<CalendarOutcome | null>(null);
  const turningOn = useWrite({
    write: async (_input: undefined) => (await api.installment.createCalendar()).data,
    onDone: (link) => {
      queryClient.setQueryData(queryKey, link);
      setOutcome('on');
    },
    refresh: queryKey,
  });
  const change = useConfirmAction<CalendarChange>({
    act: async (what) => {
      setOutcome(null);
      try {
        // Done twice it does no harm, so after a lost answer the same press does what is left.
        await api.installment.revokeCalendar();
        if (what === 'renew') await api.installment.createCalendar();
      } finally {
        // Also where the second call failed: the old address is dead and must not be shown as good.
        await queryClient.invalidateQueries({ queryKey });
      }
      setOutcome(what === 'renew' ? 'renewed' : 'off');
      return 1;
    },
    onDone: async () => undefined,
  });
  const url = data?.url;
  const state: CalendarState =
    data !== undefined
      ? { kind: 'ready', url: url ?? null }
      : error
        ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() }
        : { kind: 'loading' };
  return {
    state,
    turningOn: turningOn.state,
    outcome,
    copying: copied !== null && copied.url === url ? copied.outcome : 'idle',
    change: change.state,
    onTurnOn: () => {
      setOutcome(null);
      turningOn.write(undefined);
    },
    onCopy: (link) => void copy(link).then((outcome) => setCopied({ url: link, outcome })),
    onChange: change.ask,
    onDo: change.confirm,
    onKeep: change.keep,
  };
}

async function copy(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No clipboard over plain http, or the customer has forbidden it.
    return 'failed';
  }
}
