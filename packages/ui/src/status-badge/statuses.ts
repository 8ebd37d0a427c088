import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../badge/badge.tsx';
import {
  Ban,
  Bell,
  CalendarDays,
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  FileText,
  Hourglass,
  Lock,
  Package,
  PackageCheck,
  PackageOpen,
  Scale,
  Search,
  Smartphone,
  Truck,
  Undo2,
  Upload,
  Wrench,
} from '../icons/icons.ts';

export interface StatusAppearance {
  tone: Tone;
  /** Shows the meaning to people who cannot distinguish the colours. */
  icon: typeof Check;
  label: MessageDescriptor;
}

const checked: StatusAppearance = {
  tone: 'info',
  icon: Search,
  label: msg({ message: 'проверяется', comment: 'Order status: the order is being checked' }),
};
const waiting: StatusAppearance = {
  tone: 'soon',
  icon: Bell,
  label: msg({ message: 'ждёт вас', comment: 'Order status: waits for the customer, an initial fee or a document' }),
};
const accepted: StatusAppearance = {
  tone: 'info',
  icon: Check,
  label: msg({ message: 'принят', context: 'order', comment: 'Order status: accepted by the store' }),
};
const prepared: StatusAppearance = {
  tone: 'neutral',
  icon: PackageOpen,
  label: msg({ message: 'собирается', comment: 'Order status: the store is preparing the goods' }),
};
const inTransit: StatusAppearance = {
  tone: 'soon',
  icon: Truck,
  label: msg({ message: 'в пути', comment: 'Order status: being delivered' }),
};
const received: StatusAppearance = {
  tone: 'good',
  icon: PackageCheck,
  label: msg({ message: 'получен', comment: 'Order status: the customer has the goods' }),
};
const service: StatusAppearance = {
  tone: 'neutral',
  icon: Wrench,
  label: msg({ message: 'в сервисе', comment: 'Order status: the goods are being repaired' }),
};
const overdue: StatusAppearance = {
  tone: 'bad',
  icon: CircleAlert,
  label: msg({ message: 'просрочен', comment: 'Order status: payments are overdue' }),
};

/**
 * Statuses of an order, with the words of their group that a customer reads. The statuses that end an order, and the
 * status of a court case, have their own words: a closed order says how it ended. A status that is not in the table is shown by its raw
 * name.
 */
const ORDER_STATUSES: Readonly<Record<string, StatusAppearance>> = {
  all: {
    tone: 'neutral',
    icon: Package,
    label: msg({ message: 'все', comment: 'Choice among order statuses: orders of every status (spec 4)' }),
  },
  pending: checked,
  waiting,
  reserved: accepted,
  confirmed: accepted,
  paid: accepted,
  in_work: prepared,
  packing: prepared,
  packed: prepared,
  shipping: inTransit,
  dpd_delivery: inTransit,
  delivered: received,
  finished: { tone: 'good', icon: Lock, label: msg({ message: 'закрыт', comment: 'Order status: every payment is made' }) },
  repair: service,
  returned: { tone: 'neutral', icon: Undo2, label: msg({ message: 'возвращён', comment: 'Order status: the goods were given back' }) },
  broke: overdue,
  send_enveloper: {
    tone: 'bad',
    icon: Scale,
    label: msg({ message: 'передан в суд', comment: 'Order status: the debt was handed to court' }),
  },
  canceled: { tone: 'neutral', icon: Ban, label: msg({ message: 'отменён', comment: 'Order status: cancelled before the delivery' }) },
  refused: { tone: 'neutral', icon: CircleX, label: msg({ message: 'отказано', comment: 'Order status: the request was refused' }) },
  fail: { tone: 'neutral', icon: CircleX, label: msg({ message: 'не состоялся', comment: 'Order status: the order has failed' }) },
};

const LIMIT_STATUSES: Readonly<Record<string, StatusAppearance>> = {
  not_created: {
    tone: 'neutral',
    icon: CircleDashed,
    label: msg({ message: 'не оформлен', comment: 'Limit status: the customer never asked for a limit' }),
  },
  requested: { tone: 'info', icon: FileText, label: msg({ message: 'заявка принята', comment: 'Limit status: an application was made' }) },
  pending: {
    tone: 'info',
    icon: Hourglass,
    label: msg({ message: 'рассматривается', comment: 'Limit status: the application is being looked at' }),
  },
  approved: { tone: 'good', icon: CircleCheck, label: msg({ message: 'одобрен', comment: 'Limit status: approved' }) },
  rejected: { tone: 'bad', icon: CircleX, label: msg({ message: 'не одобрен', comment: 'Limit status: refused' }) },
  expired: { tone: 'neutral', icon: CalendarDays, label: msg({ message: 'срок истёк', comment: 'Limit status: its validity is over' }) },
  blocked: {
    tone: 'bad',
    icon: Ban,
    label: msg({ message: 'приостановлен', comment: 'Limit status: blocked because of an overdue payment' }),
  },
};

const PAYMENT_STATUSES: Readonly<Record<string, StatusAppearance>> = {
  created: { tone: 'neutral', icon: FileText, label: msg({ message: 'создан', comment: 'Payment status: created, nothing charged' }) },
  otp_required: {
    tone: 'soon',
    icon: Smartphone,
    label: msg({ message: 'нужен код', comment: 'Payment status: waits for the code from the SMS' }),
  },
  processing: {
    tone: 'info',
    icon: Hourglass,
    label: msg({ message: 'проверяется', comment: 'Payment status: the result is being awaited' }),
  },
  unknown: {
    tone: 'info',
    icon: Hourglass,
    label: msg({ message: 'проверяется', comment: 'Payment status: the result is being awaited' }),
  },
  succeeded: { tone: 'good', icon: Check, label: msg({ message: 'оплачен', comment: 'Payment status: paid' }) },
  failed: { tone: 'bad', icon: CircleX, label: msg({ message: 'не прошёл', comment: 'Payment status: declined' }) },
  expired: { tone: 'neutral', icon: Clock, label: msg({ message: 'время вышло', comment: 'Payment status: not confirmed in time' }) },
  canceled: { tone: 'neutral', icon: Ban, label: msg({ message: 'отменён', comment: 'Payment status: cancelled' }) },
};

/** The photo of an identity document. */
const DOCUMENT_STATUSES: Readonly<Record<string, StatusAppearance>> = {
  missing: {
    tone: 'neutral',
    icon: CircleDashed,
    label: msg({ message: 'не загружен', comment: 'Identity document status: nothing sent yet' }),
  },
  uploaded: { tone: 'info', icon: Upload, label: msg({ message: 'загружен', comment: 'Identity document status: a photo was uploaded' }) },
  checking: { tone: 'info', icon: Hourglass, label: msg({ message: 'проверяется', comment: 'Identity document status: being checked' }) },
  accepted: { tone: 'good', icon: Check, label: msg({ message: 'принят', comment: 'Identity document status: accepted' }) },
  rejected: {
    tone: 'bad',
    icon: CircleX,
    label: msg({ message: 'не подошёл', comment: 'Identity document status: refused, has to be taken again' }),
  },
};

/** One row of a payment schedule. */
const INSTALMENT_STATES: Readonly<Record<string, StatusAppearance>> = {
  paid: { tone: 'good', icon: Check, label: msg({ message: 'оплачен', comment: 'Payment status: paid' }) },
  due: { tone: 'soon', icon: Bell, label: msg({ message: 'к оплате', comment: 'Instalment state: the next one to pay' }) },
  upcoming: { tone: 'neutral', icon: Clock, label: msg({ message: 'впереди', comment: 'Instalment state: due later' }) },
  overdue: { tone: 'bad', icon: CircleAlert, label: msg({ message: 'просрочен', comment: 'Instalment state: its day has passed' }) },
  partially_paid: {
    tone: 'soon',
    icon: CircleDashed,
    label: msg({ message: 'оплачен частично', comment: 'Instalment state: a part of it is paid' }),
  },
};

export const STATUS_APPEARANCES = {
  order: ORDER_STATUSES,
  limit: LIMIT_STATUSES,
  document: DOCUMENT_STATUSES,
  payment: PAYMENT_STATUSES,
  instalment: INSTALMENT_STATES,
} as const;
