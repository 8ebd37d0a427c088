import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { calendarQuery, createCalendarAddress, replaceCalendarAddress } from '../../domain/document/calendar-queries.ts';
import { useConfirmAction } from '../../shared/confirm-action/use-confirm-action.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import type { CalendarCardProps, CalendarChange, CalendarOutcome, CalendarState, UrlCopyState } from './calendar.types.ts';

/** The secret URL of the payment calendar, and the actions on it. */
export function usePaymentCalendar(): CalendarCardProps {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { queryKey } = calendarQuery(api);
  const { data, error, isFetching, refetch } = useQuery(calendarQuery(api));
  const [copied, setCopied] = useState<{ url: string; outcome: UrlCopyState } | null>(null);
  const [outcome, setOutcome] = useState<CalendarOutcome | null>(null);
  const turningOn = useWrite({
    write: (_input: undefined) => createCalendarAddress(api),
    onDone: (address) => {
      queryClient.setQueryData(queryKey, address);
      setOutcome(data?.kind === 'hidden' ? 'shown' : 'on');
    },
    refresh: queryKey,
  });
  const change = useConfirmAction<CalendarChange>({
    action: async (what) => {
      setOutcome(null);
      try {
        if (what === 'renew') await replaceCalendarAddress(api);
        else await api.installment.revokeCalendar();
      } finally {
        // Refetch after a failure too. A replacement revokes the old URL first: if no new one could be created, the old one must not be
        // shown any more.
        await queryClient.invalidateQueries({ queryKey });
      }
      setOutcome(what === 'renew' ? 'renewed' : 'off');
      return 1;
    },
    onDone: async () => undefined,
  });
  const url = data?.kind === 'shown' ? data.url : null;
  const state: CalendarState =
    data !== undefined ? data : error ? { kind: 'failed', error, retrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
  return {
    state,
    turningOn: turningOn.state,
    // Once the re-authentication is too old, the server hides the URL again, so no message may say that the link is shown.
    outcome: data?.kind === 'hidden' ? null : outcome,
    copying: copied !== null && copied.url === url ? copied.outcome : 'idle',
    change: change.state,
    onTurnOn: () => {
      setOutcome(null);
      turningOn.write(undefined);
    },
    onCopy: (link) => void copy(link).then((outcome) => setCopied({ url: link, outcome })),
    onChange: change.ask,
    onConfirmChange: change.confirm,
    onCancelChange: change.cancel,
  };
}

async function copy(text: string): Promise<UrlCopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // There is no clipboard over plain HTTP, or the customer has denied access to it.
    return 'failed';
  }
}
