import type { Locale } from '@muddat/i18n';
import type { Context } from '../../core/context.ts';
import { logFailure } from '../../core/request-log.ts';

const WORDS = {
  ru: {
    password: 'Muddat: пароль изменен. Если это не вы, войдите по коду и задайте новый.',
    phone: 'Muddat: вход по этому номеру отключен, кабинет теперь на другом номере. Если это не вы, позвоните нам.',
    passkey: 'Muddat: добавлен ключ доступа. Если это не вы, удалите его в разделе «Безопасность».',
    'new-device': 'Muddat: в кабинет вошли с нового устройства. Если это не вы, нажмите «Это не я» в разделе «Безопасность».',
    export: 'Muddat: запрошена копия ваших данных. Если это не вы, нажмите «Это не я» в разделе «Безопасность».',
    deletion: 'Muddat: аккаунт закрыт и через три дня будет удален. Если это не вы, войдите и нажмите «Отменить удаление».',
    'not-erased': 'Muddat: аккаунт не удален. Войдите: проверьте баланс и заказы.',
    reopened: 'Muddat: удаление отменено, аккаунт снова открыт.',
    frozen: 'Muddat: кабинет заморожен, все сеансы завершены. Войдите и подтвердите, что это вы, чтобы платить снова.',
  },
  uz: {
    password: 'Muddat: parol oʻzgartirildi. Bu siz boʻlmasangiz, kod bilan kirib, yangisini oʻrnating.',
    phone: 'Muddat: bu raqam bilan kirish oʻchirildi, kabinet endi boshqa raqamda. Bu siz boʻlmasangiz, bizga qoʻngʻiroq qiling.',
    passkey: 'Muddat: kirish kaliti qoʻshildi. Bu siz boʻlmasangiz, uni «Xavfsizlik» boʻlimida oʻchiring.',
    'new-device':
      'Muddat: kabinetga yangi qurilmadan kirildi. Bu siz boʻlmasangiz, «Xavfsizlik» boʻlimida «Bu men emasman» tugmasini bosing.',
    export: 'Muddat: maʼlumotlaringiz nusxasi soʻraldi. Bu siz boʻlmasangiz, «Xavfsizlik» boʻlimida «Bu men emasman» tugmasini bosing.',
    deletion:
      'Muddat: hisob yopildi, uch kundan keyin oʻchiriladi. Bu siz boʻlmasangiz, kirib, «Oʻchirishni bekor qilish» tugmasini bosing.',
    'not-erased': 'Muddat: hisob oʻchirilmadi. Kiring: balans va buyurtmalarni tekshiring.',
    reopened: 'Muddat: oʻchirish bekor qilindi, hisob yana ochiq.',
    frozen: 'Muddat: kabinet muzlatildi, barcha seanslar yakunlandi. Yana toʻlash uchun kirib, bu siz ekaningizni tasdiqlang.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Tells the customer by message what was done with the account. It comes after the change, which stands even when no message can be sent. */
export async function sendNotice(
  ctx: Pick<Context, 'sms' | 'log'>,
  phone: string,
  change: keyof (typeof WORDS)['ru'],
  locale: Locale,
): Promise<void> {
  try {
    await ctx.sms.send({ to: phone, text: WORDS[locale][change], code: null });
  } catch (error) {
    logFailure(ctx.log, error, 'a notice was not sent');
  }
}
