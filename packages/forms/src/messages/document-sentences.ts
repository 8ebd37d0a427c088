import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** What a sentence may speak of: the field's label, the rule's parameters (0 where it has none), and how money is written. */
export type About = { label: string; min: number; max: number; length: number; money: (amount: number) => string };

const wholePhone = () =>
  msg({ message: 'Введите номер целиком: +998 и ещё 9 цифр', comment: 'Error under the phone field: the number is not whole' });
const cardNumber = () =>
  msg({ message: 'Проверьте номер карты: в нём 16 цифр', comment: 'Error under the number of a bank card: it is not whole' });
const pinfl = () => msg({ message: 'Проверьте ПИНФЛ: в нём 14 цифр', comment: 'Error under the personal number of a person' });
const date = () =>
  msg({ message: 'Введите дату так: 27.11.2026', comment: 'Error under a date: it cannot be read, or there is no such day' });

/** Sentences about phones, cards, documents, dates and the checkout: the fields are known, so they are called by their own names. */
export const documentSentences = {
  'foreign-code': () =>
    msg({
      message: 'Нужен номер Узбекистана: +998 и ещё 9 цифр',
      comment: 'Error under the phone field: the number belongs to another country',
    }),
  'bad-number': wholePhone,
  'phone-format': wholePhone,
  'phone-length': wholePhone,
  'phones-min': ({ min }: About) =>
    msg({ message: `Минимум нужно добавить ${min} номер`, comment: 'Error above contact phones, fixed by the specification; min is 2' }),
  'phones-unique': () => msg({ message: 'Номера не должны повторяться', comment: 'Error under a contact phone that stands there twice' }),
  'phone-own': () => msg({ message: 'Это ваш номер, нужен номер близкого человека', comment: 'Error under a contact phone' }),
  'card-format': cardNumber,
  'card-length': cardNumber,
  'card-system': () =>
    msg({ message: 'Такие карты пока не принимаем. Нужна карта Uzcard или Humo', comment: 'Error under the number of a bank card' }),
  'card-check-digit': () =>
    msg({ message: 'В номере карты ошибка: сверьте его с картой', comment: 'Error under the number of a bank card: a digit is wrong' }),
  'card-bank': () => msg({ message: 'Нужна карта другого банка', comment: 'Error where a card of one named bank is needed' }),
  'card-unknown': () => msg({ message: 'Выберите карту из сохранённых', comment: 'Error where a saved card is to be chosen' }),
  'expiry-format': () =>
    msg({ message: 'Введите срок так, как на карте: месяц и год', comment: 'Error under the expiry of a bank card: it cannot be read' }),
  'expiry-month': () => msg({ message: 'Такого месяца нет: нужен от 01 до 12', comment: 'Error under the expiry of a bank card' }),
  'expiry-past': () => msg({ message: 'Срок карты истёк', comment: 'Error under the expiry of a bank card' }),
  'date-format': date,
  'date-unreal': date,
  'birthdate-range': () => msg({ message: 'Проверьте год рождения', comment: 'Error under a birthdate that cannot be' }),
  'birthdate-age': ({ min }: About) =>
    msg({
      message: plural(min, {
        one: 'Рассрочка доступна с # года',
        few: 'Рассрочка доступна с # лет',
        many: 'Рассрочка доступна с # лет',
        other: 'Рассрочка доступна с # лет',
      }),
      comment: 'Error under a birthdate: the person is too young',
    }),
  'pinfl-format': pinfl,
  'pinfl-date': pinfl,
  'pinfl-check-digit': () =>
    msg({ message: 'В ПИНФЛ ошибка: сверьте его с паспортом', comment: 'Error under the personal number of a person' }),
  'pinfl-birthdate': () =>
    msg({ message: 'ПИНФЛ не подходит к дате рождения', comment: 'Error under the personal number: it holds another birthdate' }),
  'passport-format': () =>
    msg({ message: 'Введите серию и номер: две буквы и 7 цифр', comment: 'Error under the number of a passport or identity card' }),
  'photo-missing': ({ label }: About) =>
    msg({ message: `Добавьте фото: ${label}`, comment: 'Error under a photo field; label is what is photographed' }),
  'photo-rejected': () => msg({ message: 'Фото не подошло, снимите его ещё раз', comment: 'Error under a photo field' }),
  'basket-empty': () => msg({ message: 'Корзина пуста', comment: 'Error at the checkout' }),
  'basket-full': ({ max }: About) =>
    msg({
      message: plural(max, {
        one: 'В корзине может быть не больше # товара',
        few: 'В корзине может быть не больше # товаров',
        many: 'В корзине может быть не больше # товаров',
        other: 'В корзине может быть не больше # товара',
      }),
      comment: 'Error at the checkout: too many goods',
    }),
  'delivery-required': () =>
    msg({ message: 'Выберите, как получить заказ', comment: 'Error at the checkout: neither delivery nor pickup is chosen' }),
  'payment-required': () => msg({ message: 'Выберите, как платить', comment: 'Error at the checkout: no way to pay is chosen' }),
  'offer-not-accepted': () => msg({ message: 'Примите условия оферты', comment: 'Error under the consent to the public offer' }),
} satisfies Record<string, (about: About) => MessageDescriptor>;
