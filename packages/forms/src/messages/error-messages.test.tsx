import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { messages as ru } from '@muddat/i18n/catalogs/forms/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/forms/uz.po';
import { failureText } from '@muddat/validators';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ERROR_MESSAGES } from './error-messages.ts';
import { encodeErrorSentence } from './error-text.ts';
import { useErrorText } from './use-error-text.ts';

const CATALOGS = { ru, uz };
function say(error: string, locale: 'ru' | 'uz', words?: Record<string, string>) {
  const i18n = setupI18n({ locale, messages: { [locale]: CATALOGS[locale] } });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  return renderHook(useErrorText, { wrapper }).result.current(error, 'Имя', words);
}

test.each([
  ['required', 'Заполните поле «Имя»', '«Имя» maydonini toʻldiring'],
  ['email', 'Введите действительный адрес электронной почты', 'Haqiqiy elektron pochta manzilini kiriting'],
  ['minLength?min=1', 'Поле «Имя» должно быть не короче 1 символа', '«Имя» maydoni kamida 1 belgidan iborat boʻlsin'],
  ['minLength?min=5', 'Поле «Имя» должно быть не короче 5 символов', '«Имя» maydoni kamida 5 belgidan iborat boʻlsin'],
  ['minLength?min=21', 'Поле «Имя» должно быть не короче 21 символа', '«Имя» maydoni kamida 21 belgidan iborat boʻlsin'],
  ['exactLength?length=2', 'Поле «Имя»: нужно ровно 2 символа', '«Имя» maydoni roppa-rosa 2 belgidan iborat boʻlsin'],
  ['exactLength?length=11', 'Поле «Имя»: нужно ровно 11 символов', '«Имя» maydoni roppa-rosa 11 belgidan iborat boʻlsin'],
  ['digits?length=14', 'Поле «Имя»: нужно ровно 14 цифр', '«Имя» maydoni roppa-rosa 14 raqamdan iborat boʻlsin'],
  ['phones-min?min=2', 'Минимум нужно добавить 2 номер', 'Kamida 2 ta raqam qoʻshish kerak'],
  [
    'amount-below-min?min=1000',
    'Сумма платежа меньше допустимой: от 1\u00a0000\u00a0сум',
    'Toʻlov summasi ruxsat etilganidan kam: 1\u00a0000\u00a0soʻmdan',
  ],
])('[S5-09] the error %s has a message in Russian, with the right plural, and in Uzbek', (error, russian, uzbek) => {
  expect(say(error, 'ru')).toBe(russian);
  expect(say(error, 'uz')).toBe(uzbek);
});

test.each(['not-valid', 'unsupported', 'some_code_of_a_server', 'format', 'constructor'])(
  '[S5-09] the unknown error code %s gets the general message for the field',
  (code) => {
    expect(say(code, 'ru')).toBe('Поле «Имя» заполнено неверно');
    expect(say(code, 'uz')).toBe('«Имя» maydoni notoʻgʻri toʻldirilgan');
  },
);

test.each(Object.keys(ERROR_MESSAGES))('the error code %s has a message in both languages, with all parameters filled in', (code) => {
  const error = `${code}?min=2&max=3&length=4`;
  for (const locale of ['ru', 'uz'] as const) expect(say(error, locale)).toMatch(/^[^{}#]{8,}$/);
  expect(say(error, 'uz')?.replace('Имя', '')).not.toMatch(/\p{Script=Cyrillic}/u);
});

test('a message given by the form replaces the general one, and a message of the server stays unchanged', () => {
  expect(say(failureText({ code: 'required', params: {} }), 'ru', { required: 'Как вас зовут?' })).toBe('Как вас зовут?');
  expect(say(encodeErrorSentence('Введен неправильный код'), 'uz')).toBe('Введен неправильный код');
  expect(say('', 'ru')).toBeUndefined();
});
