import { formatMoney, type Locale } from '@muddat/i18n';
import { limitApproved, type NotificationText } from '../../../../domain/message/notification-texts.ts';

/**
 * The checker's answer to the customer: a notification, and an SMS that no setting turns off, since the customer is waiting for the answer.
 */
export type CheckerMessage = {
  readonly sms: Record<Locale, string>;
  readonly notification: NotificationText;
  readonly type: 'congrats' | 'order';
  readonly link: string;
};

/** `available`: the free part of the limit; orders bought on an earlier limit may use the rest. */
export const limitApprovedMessage = (available: number): CheckerMessage => ({
  sms: {
    ru: `Muddat: лимит одобрен, доступно ${formatMoney(available, 'ru')}.`,
    uz: `Muddat: limit tasdiqlandi, ${formatMoney(available, 'uz-Latn')} boʻsh. Saytda mahsulot tanlang.`,
  },
  notification: limitApproved(available),
  type: 'congrats',
  link: '/cabinet/limit',
});

export const documentsRefusedMessage: CheckerMessage = {
  sms: {
    ru: 'Muddat: документы не приняты. Что исправить, видно в кабинете.',
    uz: 'Muddat: hujjatlar qabul qilinmadi. Nimani tuzatish kerakligi kabinetda koʻrinadi.',
  },
  notification: {
    subject: 'limit',
    titleRu: 'Документы не прошли проверку',
    titleUz: 'Hujjatlar tekshiruvdan oʻtmadi',
    bodyRu: 'Посмотрите, что исправить, и отправьте снова.',
    bodyUz: 'Nimani tuzatish kerakligini koʻring va qayta yuboring.',
  },
  type: 'order',
  link: '/cabinet/verification',
};

export const limitRefusedMessage: CheckerMessage = {
  sms: {
    ru: 'Muddat: лимит не одобрен. Причина и следующий шаг в кабинете.',
    uz: 'Muddat: limit tasdiqlanmadi. Sababi va keyingi qadam kabinetda.',
  },
  notification: {
    subject: 'limit',
    titleRu: 'Лимит не одобрен',
    titleUz: 'Limit tasdiqlanmadi',
    bodyRu: 'Посмотрите причину и что можно сделать.',
    bodyUz: 'Sababini va nima qilish mumkinligini koʻring.',
  },
  type: 'order',
  link: '/cabinet/limit',
};

/** `available`: the free part of the limit, as in `limitApprovedMessage`. */
export const limitRestoredMessage = (available: number): CheckerMessage => ({
  sms: {
    ru: `Muddat: лимит восстановлен, доступно ${formatMoney(available, 'ru')}.`,
    uz: `Muddat: limit tiklandi, ${formatMoney(available, 'uz-Latn')} boʻsh.`,
  },
  notification: {
    subject: 'limit',
    titleRu: 'Лимит восстановлен',
    titleUz: 'Limit tiklandi',
    bodyRu: 'Снова можно покупать в рассрочку.',
    bodyUz: 'Yana muddatli toʻlovga xarid qilish mumkin.',
  },
  type: 'congrats',
  link: '/cabinet/limit',
});

export const limitNotRestoredMessage: CheckerMessage = {
  sms: {
    ru: 'Muddat: лимит пока не восстановлен. Причина и следующий шаг в кабинете',
    uz: 'Muddat: limit hozircha tiklanmadi. Sababi va keyingi qadam kabinetda.',
  },
  notification: {
    subject: 'limit',
    titleRu: 'Лимит пока не восстановлен',
    titleUz: 'Limit hozircha tiklanmadi',
    bodyRu: 'Посмотрите причину и что можно сделать.',
    bodyUz: 'Sababini va nima qilish mumkinligini koʻring.',
  },
  type: 'order',
  link: '/cabinet/limit',
};
