import { type ProblemCode, type ProblemParams, type Sentence, type Wait, waitIn } from './codes.ts';

const UNITS: Record<Wait['unit'], string> = { second: 'soniyadan', minute: 'daqiqadan', hour: 'soatdan' };

function after(params: ProblemParams, name: string, end: string): string {
  const wait = waitIn(params, name);
  return wait === null ? `Birozdan keyin ${end}` : `${wait.count} ${UNITS[wait.unit]} keyin ${end}`;
}

export const SENTENCES_UZ = {
  malformed_json: 'Soʻrovni oʻqib boʻlmadi. Sahifani yangilang va qayta urinib koʻring',
  validation_failed: 'Maydonlar toʻgʻri toʻldirilganini tekshiring',
  idempotency_key_missing: 'Soʻrov amal kalitisiz yuborildi. Sahifani yangilang va qayta urinib koʻring',
  unauthorized: 'Siz tizimga kirmagansiz',
  invalid_credentials: 'Foydalanuvchi maʼlumotlari notoʻgʻri',
  origin_not_allowed: 'Soʻrov boshqa saytdan kelgani uchun bajarilmadi',
  bot_check_failed: 'Robot emasligingizni tekshirib boʻlmadi. Qayta urinib koʻring',
  fresh_proof_required: 'Bu siz ekaningizni tasdiqlang',
  not_found: 'Hech narsa topilmadi',
  method_not_allowed: 'Bu yerda bunday amalni bajarib boʻlmaydi',
  idempotency_in_progress: 'Amal bajarilmoqda, biroz kuting',
  card_busy: 'Bu karta orqali toʻlov oʻtmoqda. U tugashini kuting',
  payment_not_confirmable: 'Bu toʻlovni endi tasdiqlab boʻlmaydi',
  payment_in_progress: 'Toʻlov bajarilmoqda. Natijasini kuting',
  body_too_large: 'Soʻrov hajmi juda katta',
  unsupported_media_type: 'Bunday maʼlumot formati qabul qilinmaydi',
  idempotency_mismatch: 'Amal maʼlumotlari oʻzgargan. Uni qaytadan boshlang',
  otp_wrong: 'Kod notoʻgʻri kiritildi',
  otp_expired: 'Kodning amal qilish muddati tugadi. Yangi kod soʻrang',
  otp_locked: (params) =>
    waitIn(params, 'retry_after') === null
      ? 'Kod kiritish urinishlari tugadi. Amalni qaytadan boshlang'
      : `Kod kiritish urinishlari tugadi. ${after(params, 'retry_after', 'yangi kod soʻrashingiz mumkin')}`,
  registration_needed: 'Bu raqam hali roʻyxatdan oʻtmagan. Roʻyxatdan oʻting, bu bir daqiqa vaqt oladi',
  ticket_expired: 'Tasdiqlash vaqti tugadi. Kodni qaytadan soʻrang',
  already_registered: 'Bu raqam allaqachon roʻyxatdan oʻtgan. Shu raqam bilan kiring',
  password_wrong: 'Joriy parol notoʻgʻri kiritildi',
  password_same: 'Yangi parol avvalgisi bilan bir xil. Boshqasini oʻylab toping',
  passkey_refused: 'Kirish kaliti mos kelmadi. Qayta urinib koʻring yoki boshqa usulda kiring',
  passkeys_unavailable: 'Saytning bu manzilida kirish kalitlari ishlamaydi. Boshqa usulda kiring',
  amount_below_min: 'Toʻlov summasi ruxsat etilganidan kam',
  amount_above_max: 'Toʻlov summasi ruxsat etilganidan koʻp',
  insufficient_balance: 'Balansda mablagʻ yetarli emas',
  card_invalid: 'Bank kartasini olishda xatolik yuz berdi',
  offer_not_accepted: 'Ommaviy oferta shartlarini qabul qiling',
  quote_expired: 'Hisob-kitob eskirdi. Yangisini soʻrang',
  basket_too_large: 'Savatda mahsulotlar juda koʻp. Oʻntadan kamini qoldiring',
  basket_changed: 'Savat boshqa qurilmada oʻzgardi. Uni yangilang',
  consent_required: 'Avval hujjatlarni tekshirishga rozilik bering',
  verification_incomplete: 'Hujjatlarning barcha suratlarini yuklang va maʼlumotlarni toʻldiring',
  verification_closed: 'Hujjatlar tekshirilmoqda',
  file_type: 'Bu fayl toʻgʻri kelmaydi. JPEG yoki PNG surat kerak',
  file_too_large: 'Fayl 10 MB dan katta. Qayta suratga oling yoki kichikroq fayl tanlang',
  file_broken: 'Surat ochilmayapti. Uni qayta oling',
  checksum_mismatch: 'Surat toʻliq yetib kelmadi. Uni yana yuboring',
  image_too_small: 'Surat juda kichik: harflarni oʻqib boʻlmaydi. Hujjatni yaqinroqdan oling',
  upload_conflict: 'Suratning bir qismi yetib kelgan. Yuborish shu joydan davom etadi',
  limit_not_requestable: 'Hozir limit soʻrab boʻlmaydi',
  limit_not_restorable: 'Avval muddati oʻtgan toʻlovlarni toʻlang',
  restoration_open: 'Soʻrov yuborilgan. Javob SMS orqali keladi',
  quote_changed: 'Shartlar oʻzgardi. Buyurtmani yana tekshiring',
  receipt_unavailable: 'Chek toʻlov oʻtgandan keyin paydo boʻladi',
  schedule_unavailable: 'Bu buyurtmada toʻlovlar jadvali yoʻq: u muddatli toʻlovsiz olingan',
  certificate_unavailable: 'Qarz yopilgani haqidagi maʼlumotnoma buyurtma toʻliq toʻlangach paydo boʻladi',
  rate_limited: (params) => `Soʻrovlar juda koʻp. ${after(params, 'retry_after', 'qayta urinib koʻring')}`,
  resend_too_early: (params) => after(params, 'resend_after', 'yangi kod soʻrashingiz mumkin'),
  too_many_codes_sent: (params) => `Juda koʻp kod yuborildi. ${after(params, 'retry_after', 'yangi kod soʻrashingiz mumkin')}`,
  too_many_wrong_codes: (params) => `Notoʻgʻri kodlar juda koʻp. ${after(params, 'retry_after', 'davom etishingiz mumkin')}`,
  internal: 'Nimadir xato ketdi, iltimos, qayta urinib koʻring',
  upstream_unavailable: 'Xizmat vaqtincha ishlamayapti. Keyinroq qayta urinib koʻring',
  upstream_timeout: 'Xizmat oʻz vaqtida javob bermadi. Keyinroq qayta urinib koʻring',
} as const satisfies Record<ProblemCode, Sentence>;
