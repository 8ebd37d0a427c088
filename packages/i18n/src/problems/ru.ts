import { pluralForm } from '../plural-form.ts';
import { type ProblemCode, type ProblemParams, type Sentence, type Wait, waitIn } from './codes.ts';

const UNITS: Record<Wait['unit'], readonly [string, string, string, string]> = {
  second: ['секунд', 'секунду', 'секунды', 'секунд'],
  minute: ['минут', 'минуту', 'минуты', 'минут'],
  hour: ['часов', 'час', 'часа', 'часов'],
};

function after(start: string, params: ProblemParams, name: string): string {
  const wait = waitIn(params, name);
  return wait === null ? `${start} чуть позже` : `${start} через ${wait.count} ${UNITS[wait.unit][pluralForm(wait.count)]}`;
}

/** Sentences that the specification fixes (spec 5 and 8) stand here letter for letter; the others keep their spelling. */
export const SENTENCES_RU = {
  malformed_json: 'Не удалось прочитать запрос. Обновите страницу и повторите попытку',
  validation_failed: 'Проверьте, правильно ли заполнены поля',
  idempotency_key_missing: 'Запрос отправлен без ключа операции. Обновите страницу и повторите попытку',
  unauthorized: 'Вы не авторизованы',
  invalid_credentials: 'Учетные данные пользователя неверны',
  origin_not_allowed: 'Запрос пришел с другого сайта и не выполнен',
  bot_check_failed: 'Не удалось проверить, что вы не робот. Повторите попытку',
  fresh_proof_required: 'Подтвердите, что это вы',
  not_found: 'Ничего не найдено',
  method_not_allowed: 'Это действие здесь недоступно',
  idempotency_in_progress: 'Операция уже выполняется, подождите немного',
  card_busy: 'По этой карте идет платеж. Дождитесь его завершения',
  payment_not_confirmable: 'Этот платеж уже нельзя подтвердить',
  payment_in_progress: 'Платеж уже выполняется. Дождитесь результата',
  body_too_large: 'Запрос слишком большой',
  unsupported_media_type: 'Такой формат данных не поддерживается',
  idempotency_mismatch: 'Данные операции изменились. Начните ее заново',
  otp_wrong: 'Введен неправильный код',
  otp_expired: 'Срок действия кода истек. Запросите новый код',
  otp_locked: (params) =>
    waitIn(params, 'retry_after') === null
      ? 'Попытки ввода кода закончились. Начните операцию заново'
      : after('Попытки ввода кода закончились. Новый код можно запросить', params, 'retry_after'),
  registration_needed: 'Этот номер еще не зарегистрирован. Зарегистрируйтесь, это займет минуту',
  ticket_expired: 'Время подтверждения вышло. Запросите код еще раз',
  already_registered: 'Этот номер уже зарегистрирован. Войдите с ним',
  password_wrong: 'Текущий пароль введен неверно',
  password_same: 'Новый пароль совпадает с прежним. Придумайте другой',
  passkey_refused: 'Ключ доступа не подошел. Попробуйте еще раз или войдите другим способом',
  passkeys_unavailable: 'По этому адресу сайта ключи доступа не работают. Войдите другим способом',
  amount_below_min: 'Сумма платежа меньше допустимой',
  amount_above_max: 'Сумма платежа больше допустимой',
  insufficient_balance: 'На балансе недостаточно средств',
  card_invalid: 'Ошибка про получение банковской карты',
  offer_not_accepted: 'Примите условия публичной оферты',
  quote_expired: 'Расчет устарел. Запросите новый',
  basket_too_large: 'В корзине слишком много товаров. Оставьте меньше десяти',
  basket_changed: 'Корзина изменилась на другом устройстве. Обновите ее',
  consent_required: 'Сначала дайте согласие на проверку документов',
  verification_incomplete: 'Загрузите все фото документов и заполните данные',
  verification_closed: 'Документы уже на проверке',
  file_type: 'Этот файл не подходит. Нужно фото в формате JPEG или PNG',
  file_too_large: 'Файл больше 10 МБ. Снимите фото заново или выберите файл меньше',
  file_broken: 'Фото не открывается. Снимите его заново',
  checksum_mismatch: 'Фото дошло не целиком. Отправьте его еще раз',
  image_too_small: 'Фото слишком маленькое: буквы не прочитать. Снимите документ ближе',
  upload_conflict: 'Часть фото уже дошла. Отправка продолжится с этого места',
  limit_not_requestable: 'Сейчас лимит запросить нельзя',
  limit_not_restorable: 'Сначала оплатите просроченные платежи',
  restoration_open: 'Запрос уже отправлен. Ответ придет в SMS',
  already_placed: 'Этот заказ уже оформлен в другом окне',
  quote_changed: 'Условия изменились. Проверьте заказ еще раз',
  receipt_unavailable: 'Чек появится, когда платеж пройдет',
  schedule_unavailable: 'У этого заказа нет графика платежей: он куплен без рассрочки',
  certificate_unavailable: 'Справка о погашении появится, когда заказ будет оплачен полностью',
  hardship_unavailable: 'По этому заказу сейчас нечего переносить: платежи еще не начались или уже закончились',
  hardship_in_court: 'Заказ передан в суд, изменить график здесь уже нельзя. Позвоните нам',
  hardship_past_date: 'Платеж нельзя перенести на прошедший день. Выберите сегодня или день позже',
  hardship_date_range: 'Перенести платеж можно только на более поздний день и не больше чем на 15 дней',
  hardship_paid: 'Этот платеж уже внесен, переносить нечего',
  hardship_moved_recently: 'Дату можно перенести один раз за три платежа подряд, и ее уже переносили',
  hardship_nothing_overdue: 'Просроченных платежей нет, делить нечего',
  hardship_too_few_payments: 'Впереди слишком мало платежей, чтобы разделить долг на столько частей',
  hardship_changed: 'График с тех пор изменился. Посмотрите новый и решите еще раз',
  rate_limited: (params) => after('Слишком много запросов. Повторите попытку', params, 'retry_after'),
  resend_too_early: (params) => after('Новый код можно запросить', params, 'resend_after'),
  too_many_codes_sent: (params) => after('Отправлено слишком много кодов. Новый код можно запросить', params, 'retry_after'),
  too_many_wrong_codes: (params) => after('Слишком много неверных кодов. Продолжить можно', params, 'retry_after'),
  internal: 'Что-то пошло не так, пожалуйста, повторите попытку',
  upstream_unavailable: 'Сервис временно недоступен. Повторите попытку позже',
  upstream_timeout: 'Сервис не ответил вовремя. Повторите попытку позже',
} as const satisfies Record<ProblemCode, Sentence>;
