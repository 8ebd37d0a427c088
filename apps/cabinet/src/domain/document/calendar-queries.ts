import type { Api } from '@muddat/app-shell';
import { refusalOf } from '@muddat/sdk';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

/** The secret address of the payment calendar. `hidden`: there is an address, and the customer must prove their identity to see it. */
export type CalendarAddress = { kind: 'off' } | { kind: 'hidden' } | { kind: 'shown'; url: string };

type Link = { url: string } | null;
const addressOf = (link: Link): CalendarAddress => (link === null ? { kind: 'off' } : { kind: 'shown', url: link.url });

export const calendarQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('calendar'),
    queryFn: async ({ signal }): Promise<CalendarAddress> => {
      try {
        return addressOf((await api.installment.getCalendar({}, { signal })).data);
      } catch (error) {
        if (refusalOf(error).code === 'fresh_proof_required') return { kind: 'hidden' };
        throw error;
      }
    },
  });

/** Creates the address if there is none, and returns it. */
export const createCalendarAddress = async (api: Api): Promise<CalendarAddress> => addressOf((await api.installment.createCalendar()).data);

/** Replaces the address. After a lost response the customer can press the button again: both calls may be repeated. */
export async function replaceCalendarAddress(api: Api): Promise<void> {
  await api.installment.revokeCalendar();
  await api.installment.createCalendar();
}
