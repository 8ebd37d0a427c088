import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from './codes.ts';
import { isProblemCode, problemMessage } from './problem-message.ts';

describe('problemMessage', () => {
  it.each([
    ['unauthorized', 'Вы не авторизованы'],
    ['invalid_credentials', 'Учетные данные пользователя неверны'],
    ['otp_wrong', 'Введен неправильный код'],
    ['amount_below_min', 'Сумма платежа меньше допустимой'],
    ['amount_above_max', 'Сумма платежа больше допустимой'],
    ['card_invalid', 'Ошибка про получение банковской карты'],
    ['internal', 'Что-то пошло не так, пожалуйста, повторите попытку'],
  ])('%s has the sentence of the specification in Russian', (code, sentence) => {
    expect(problemMessage(code, 'ru', { min: 1000, max: 2000, tries_left: 2 })).toBe(sentence);
  });

  it.each(PROBLEM_CODES)('%s has a sentence of its own in both languages', (code) => {
    const [ru, uz] = [problemMessage(code, 'ru'), problemMessage(code, 'uz')];
    expect(ru).toMatch(/^[А-ЯЁ][А-Яа-яЁё0-9A-Z «»\u00A0,.:-]+[А-Яа-яЁёA-Z»]$/);
    expect(uz).toMatch(/^[A-Z][A-Za-z0-9\u02BB\u02BC «»\u00A0,.:-]+[a-z]$/);
    for (const other of PROBLEM_CODES.filter((known) => known !== code)) {
      expect([ru, uz]).not.toContain(problemMessage(other, 'ru'));
      expect([ru, uz]).not.toContain(problemMessage(other, 'uz'));
    }
  });

  it.each([
    ['rate_limited', 'ru', { retry_after: 1 }, 'Слишком много запросов. Попробуйте ещё раз через 1 секунду'],
    ['rate_limited', 'ru', { retry_after: 0 }, 'Слишком много запросов. Попробуйте ещё раз чуть позже'],
    ['rate_limited', 'ru', {}, 'Слишком много запросов. Попробуйте ещё раз чуть позже'],
    ['rate_limited', 'uz', { retry_after: 30 }, 'Soʻrovlar juda koʻp. 30 soniyadan keyin qayta urinib koʻring'],
    ['otp_locked', 'ru', { retry_after: 101 }, 'Попытки ввода кода закончились. Новый код можно запросить через 101 секунду'],
    ['otp_locked', 'ru', { retry_after: 121 }, 'Попытки ввода кода закончились. Новый код можно запросить через 3 минуты'],
    ['otp_locked', 'uz', { retry_after: 240 }, 'Kod kiritish urinishlari tugadi. 4 daqiqadan keyin yangi kod soʻrashingiz mumkin'],
    ['rate_limited', 'ru', { retry_after: 7_200 }, 'Слишком много запросов. Попробуйте ещё раз через 120 минут'],
    ['rate_limited', 'ru', { retry_after: 7_201 }, 'Слишком много запросов. Попробуйте ещё раз через 3 часа'],
    ['rate_limited', 'ru', { retry_after: 75_000 }, 'Слишком много запросов. Попробуйте ещё раз через 21 час'],
    ['rate_limited', 'uz', { retry_after: 86_399 }, 'Soʻrovlar juda koʻp. 24 soatdan keyin qayta urinib koʻring'],
    ['otp_locked', 'ru', {}, 'Попытки ввода кода закончились. Начните операцию заново'],
    ['otp_locked', 'uz', { retry_after: 120 }, 'Kod kiritish urinishlari tugadi. 120 soniyadan keyin yangi kod soʻrashingiz mumkin'],
    ['otp_locked', 'uz', {}, 'Kod kiritish urinishlari tugadi. Amalni qaytadan boshlang'],
    ['too_many_codes_sent', 'ru', { retry_after: 20_000 }, 'Отправлено слишком много кодов. Новый код можно запросить через 6 часов'],
    ['too_many_codes_sent', 'uz', { retry_after: 20_000 }, 'Juda koʻp kod yuborildi. 6 soatdan keyin yangi kod soʻrashingiz mumkin'],
    ['too_many_wrong_codes', 'ru', { retry_after: 240 }, 'Слишком много неверных кодов. Продолжить можно через 4 минуты'],
    ['too_many_wrong_codes', 'uz', { retry_after: 240 }, 'Notoʻgʻri kodlar juda koʻp. 4 daqiqadan keyin davom etishingiz mumkin'],
    ['resend_too_early', 'ru', { resend_after: 42 }, 'Новый код можно запросить через 42 секунды'],
    ['resend_too_early', 'ru', { resend_after: 60 }, 'Новый код можно запросить через 60 секунд'],
    ['resend_too_early', 'ru', { resend_after: '60' }, 'Новый код можно запросить чуть позже'],
    ['resend_too_early', 'uz', { resend_after: 42 }, '42 soniyadan keyin yangi kod soʻrashingiz mumkin'],
    ['resend_too_early', 'uz', { resend_after: -1 }, 'Birozdan keyin yangi kod soʻrashingiz mumkin'],
  ] as const)('%s in %s with %o says when, or after what, the customer can try again', (code, locale, params, sentence) => {
    expect(problemMessage(code, locale, params)).toBe(sentence);
  });

  it.each([
    ['ru', { amount: 50_000 }, /^Банк забрал деньги, .*Пополните баланс на 50\u00A0000\u00A0сум: /],
    ['ru', { amount: '50000' }, /Пополните баланс: до этого/],
    ['uz', { amount: 50_000 }, /Balansni toʻldiring: 50\u00A0000\u00A0soʻm\. Ungacha/],
    ['uz', {}, /Balansni toʻldiring\. Ungacha/],
  ] as const)('claim_open in %s with %o asks for a top-up, and names the amount if it is a number', (locale, params, sentence) => {
    expect(problemMessage('claim_open', locale, params)).toMatch(sentence);
  });

  it.each(['', 'card_declined', 'constructor', '__proto__', 'toString'])('the unknown code %o gets the general sentence', (code) => {
    expect(isProblemCode(code)).toBe(false);
    expect(problemMessage(code, 'ru')).toBe('Что-то пошло не так, пожалуйста, повторите попытку');
    expect(problemMessage(code, 'uz')).toBe('Nimadir xato ketdi, iltimos, qayta urinib koʻring');
  });
});
