import type { Locale } from '@muddat/i18n';

/** Texts for the customer: why a step was refused and what to do. */
export const STEP_REFUSAL_REASONS = {
  blurred: {
    ru: 'Фото размыто: буквы не прочитать. Держите телефон неподвижно и снимите ещё раз.',
    uz: 'Surat xira: harflarni oʻqib boʻlmaydi. Telefonni qimirlatmay, qayta suratga oling.',
  },
  glare: {
    ru: 'На фото блик. Отойдите от лампы или окна и снимите ещё раз.',
    uz: 'Suratda yorugʻlik aksi bor. Chiroq yoki derazadan nari turib, qayta suratga oling.',
  },
  cropped: {
    ru: 'Документ виден не целиком. Снимите так, чтобы все края были в кадре.',
    uz: 'Hujjat toʻliq koʻrinmayapti. Barcha chetlari kadrga tushadigan qilib oling.',
  },
  wrong_document: {
    ru: 'На фото другой документ. Посмотрите, какой нужен на этом шаге, и снимите его.',
    uz: 'Suratda boshqa hujjat. Bu qadamda qaysi hujjat kerakligini koʻrib, uni oling.',
  },
  face_not_visible: {
    ru: 'Лицо видно плохо. Снимите очки и головной убор, встаньте лицом к свету и снимите ещё раз.',
    uz: 'Yuz yaxshi koʻrinmayapti. Koʻzoynak va bosh kiyimni yechib, yorugʻlikka qarab qayta suratga oling.',
  },
  expired_document: {
    ru: 'Срок действия документа истёк. Снимите действующий паспорт или ID-карту.',
    uz: 'Hujjatning muddati tugagan. Amaldagi pasport yoki ID-kartani suratga oling.',
  },
  not_reached: {
    ru: 'По указанным номерам никто не ответил. Проверьте номера или укажите других людей.',
    uz: 'Koʻrsatilgan raqamlardan hech kim javob bermadi. Raqamlarni tekshiring yoki boshqa odamlarni koʻrsating.',
  },
  name_mismatch: {
    ru: 'Карта оформлена на другого человека. Добавьте карту на своё имя.',
    uz: 'Karta boshqa odam nomiga ochilgan. Oʻz nomingizdagi kartani qoʻshing.',
  },
  data_mismatch: {
    ru: 'Данные не совпали с паспортом. Сверьте серию, номер, ПИНФЛ и дату рождения.',
    uz: 'Maʼlumotlar pasportga mos kelmadi. Seriya, raqam, JShShIR va tugʻilgan sanani tekshiring.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type StepRefusalReason = keyof typeof STEP_REFUSAL_REASONS;

export const isStepRefusalReason = (code: string): code is StepRefusalReason => Object.hasOwn(STEP_REFUSAL_REASONS, code);

/** spec gap: a stored reason that the table does not know still needs a text. This one asks the customer to call. */
const UNKNOWN_REASON: Record<Locale, string> = {
  ru: 'Этот шаг не прошёл проверку. Позвоните нам, 9:00–21:00: объясним причину.',
  uz: 'Bu qadam tekshiruvdan oʻtmadi. Bizga qoʻngʻiroq qiling, 9:00–21:00: sababini tushuntiramiz.',
};

export const stepRefusalReasonText = (code: string, locale: Locale): string =>
  isStepRefusalReason(code) ? STEP_REFUSAL_REASONS[code][locale] : UNKNOWN_REASON[locale];
