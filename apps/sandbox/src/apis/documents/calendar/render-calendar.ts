import { formatMoney, type Locale, languageOf } from '@muddat/i18n';
import { addDays, type CalendarDate } from '@muddat/schedule';
import type { FeedEvent } from './feed-events.ts';
import type { FeedInstalment } from './feed-rows.ts';

/** Alarms at nine in the morning, three days and one day before: in seconds before midnight, when an all-day event begins. */
const ALARMS_BEFORE_S = [3, 1].map((days) => (days * 24 - 9) * 3_600);
const REFRESH_S = 12 * 3_600;

const CALENDAR_TEXTS = {
  ru: {
    name: 'Платежи Muddat',
    title: (money: string, store: string) => `Платёж ${money} — ${store}`,
    done: (store: string) => `Платёж закрыт — ${store}`,
    text: ({ orderNumber, number, of }: FeedInstalment) => `Заказ №\u00a0${orderNumber}, платёж ${number} из ${of}`,
  },
  uz: {
    name: 'Muddat toʻlovlari',
    title: (money: string, store: string) => `Toʻlov ${money} — ${store}`,
    done: (store: string) => `Toʻlov yopilgan — ${store}`,
    text: ({ orderNumber, number, of }: FeedInstalment) => `${orderNumber}-buyurtma, ${of} toʻlovdan ${number}-toʻlov`,
  },
} as const;

type CalendarInput = {
  readonly events: readonly FeedEvent[];
  readonly locale: Locale;
  /** The portal's origin, with which the events' links to orders begin. */
  readonly portalUrl: string;
};

/** The calendar in the format of RFC 5545. It does not name the customer. */
export async function renderCalendar({ events, locale, portalUrl }: CalendarInput): Promise<string> {
  const { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } = await import('ical-generator');
  const words = CALENDAR_TEXTS[locale === 'uz' ? 'uz' : 'ru'];
  const calendar = new ICalCalendar({
    name: words.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Muddat', product: 'Payments' },
    ttl: REFRESH_S,
  });
  for (const row of events) {
    const { sequence, changedAt } = row;
    const isOpen = row.left > 0;
    const event = calendar.createEvent({
      id: `${row.orderId}-${row.number}@muddat`,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      allDay: true,
      start: utcMidnight(row.dueDate),
      end: utcMidnight(addDays(row.dueDate, 1)),
      summary: isOpen ? words.title(formatMoney(row.left, languageOf(locale, 'latn')), row.store) : words.done(row.store),
      description: words.text(row),
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${portalUrl}/${locale}/orders/${encodeURIComponent(row.orderId)}`,
      status: isOpen ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
    if (isOpen) for (const triggerBefore of ALARMS_BEFORE_S) event.createAlarm({ type: ICalAlarmType.display, triggerBefore });
  }
  // RFC 5545, 3.1: every content line ends with CRLF; the library leaves it out after the last one.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** A Date for the library whose UTC fields are the day, so that all-day dates are correct in any time zone. */
const utcMidnight = (day: CalendarDate): Date => new Date(`${day}T00:00:00Z`);
