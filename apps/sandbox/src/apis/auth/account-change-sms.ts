import type { Locale } from '@muddat/i18n';
import type { Context } from '../../core/context.ts';
import { logFailure } from '../../core/request-log.ts';

const SMS_TEXTS = {
  ru: {
    password: 'Muddat: пароль изменён. Не вы? Войдите по коду и задайте новый.',
    phone: 'Muddat: вход по этому номеру отключён. Не вы? Номер для связи на сайте',
    passkey: 'Muddat: добавлен ключ доступа. Не вы? Кабинет → «Это не я».',
    'new-device': 'Muddat: вход с нового устройства. Не вы? Кабинет → «Это не я».',
    export: 'Muddat: запрошена копия ваших данных. Не вы? Кабинет → «Это не я».',
    deletion: 'Muddat: аккаунт удалим через 3 дня. Отменить удаление — в кабинете.',
    'not-erased': 'Muddat: аккаунт не удалён. Проверьте в кабинете баланс и заказы.',
    reopened: 'Muddat: удаление отменено, аккаунт снова открыт.',
    frozen: 'Muddat: кабинет временно закрыт. Чтобы открыть его, войдите по коду.',
    'frozen-reopened': 'Muddat: кабинет временно закрыт, удаление отменено. Войдите по коду.',
  },
  uz: {
    password: 'Muddat: parol oʻzgartirildi. Buni siz qilmagan boʻlsangiz, kod bilan kirib, yangisini oʻrnating.',
    phone:
      'Muddat: bu raqam bilan kirish toʻxtatildi, kabinet endi boshqa raqamda. Buni siz qilmagan boʻlsangiz, bogʻlanish uchun raqam saytda.',
    passkey: 'Muddat: kirish kaliti qoʻshildi. Buni siz qilmagan boʻlsangiz, kabinetda «Bu men emasman»ni bosing.',
    'new-device': 'Muddat: yangi qurilmadan kirildi. Buni siz qilmagan boʻlsangiz, kabinetda «Bu men emasman»ni bosing.',
    export: 'Muddat: maʼlumotlaringiz nusxasi soʻraldi. Buni siz qilmagan boʻlsangiz, kabinetda «Bu men emasman»ni bosing.',
    deletion: 'Muddat: akkaunt 3 kundan keyin oʻchiriladi. Kabinetda «Oʻchirishni bekor qilish»ni bosib, bekor qilish mumkin.',
    'not-erased': 'Muddat: akkaunt oʻchirilmadi. Kabinetda balans va buyurtmalarni tekshiring.',
    reopened: 'Muddat: oʻchirish bekor qilindi, akkaunt yana ochiq.',
    frozen: 'Muddat: kabinet vaqtincha yopildi. Uni qayta ochish uchun kod bilan kiring.',
    'frozen-reopened': 'Muddat: kabinet vaqtincha yopildi, akkauntni oʻchirish bekor qilindi. Qayta ochish uchun kod bilan kiring.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type AccountChange = keyof (typeof SMS_TEXTS)['ru'];
export const ACCOUNT_CHANGES = Object.keys(SMS_TEXTS.ru).filter((change): change is AccountChange => Object.hasOwn(SMS_TEXTS.ru, change));
export const accountChangeSms = (change: AccountChange, locale: Locale): string => SMS_TEXTS[locale][change];

/** Sends the customer an SMS about a change of the account. Called after the change, which stays valid even if the SMS fails. */
export async function sendAccountChangeSms(
  ctx: Pick<Context, 'sms' | 'log'>,
  phone: string,
  change: AccountChange,
  locale: Locale,
): Promise<void> {
  try {
    await ctx.sms.send({ to: phone, text: accountChangeSms(change, locale), code: null });
  } catch (error) {
    logFailure(ctx.log, error, 'a notice was not sent');
  }
}
