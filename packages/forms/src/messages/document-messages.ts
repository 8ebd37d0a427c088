import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Values for the messages: the field's label, the rule's parameters (0 for a rule without them) and a money formatter. */
export type MessageParams = { label: string; min: number; max: number; length: number; money: (amount: number) => string };

const incompletePhone = () =>
  msg({ message: 'Введите номер целиком: +998 и ещё 9 цифр', comment: 'Error under the phone field: the number is incomplete' });
const cardNumber = () =>
  msg({ message: 'Проверьте номер карты: в нём 16 цифр', comment: 'Error under the number of a bank card: it is incomplete' });
const pinfl = () => msg({ message: 'Проверьте ПИНФЛ: в нём 14 цифр', comment: 'Error under the personal identification number (PINFL)' });

/** Messages about phones, cards, documents, dates and the checkout. They name their field, so most of them need no label. */
export const fieldSpecificMessages = {
  'foreign-code': () =>
    msg({
      message: 'Нужен номер Узбекистана: +998 и ещё 9 цифр',
      comment: 'Error under the phone field: the number belongs to another country',
    }),
  'bad-number': incompletePhone,
  'phone-format': incompletePhone,
  'phone-length': incompletePhone,
  'phones-min': ({ min }: MessageParams) =>
    msg({ message: `Минимум нужно добавить ${min} номер`, comment: 'Error above contact phones, fixed by the specification; min is 2' }),
  'phones-unique': () => msg({ message: 'Номера не должны повторяться', comment: 'Error under a contact phone that is in the list twice' }),
  'phone-own': () =>
    msg({
      message: 'Это ваш номер, нужен номер близкого человека',
      comment: 'Error under a contact phone: it is the number of the customer',
    }),
  'card-format': cardNumber,
  'card-length': cardNumber,
  'card-system': () =>
    msg({
      message: 'Такие карты пока не принимаем. Нужна карта Uzcard или Humo',
      comment: 'Error under the number of a bank card: the payment system is not accepted',
    }),
  'card-check-digit': () =>
    msg({ message: 'В номере карты ошибка: сверьте его с картой', comment: 'Error under the number of a bank card: a digit is wrong' }),
  'card-bank': () => msg({ message: 'Нужна карта другого банка', comment: 'Error under a card field that accepts cards of one bank only' }),
  'card-unknown': () =>
    msg({
      message: 'Выберите карту из сохранённых',
      comment: 'Error under the choice of a saved card: the card is not among them',
    }),
  'expiry-format': () =>
    msg({ message: 'Введите срок так, как на карте: месяц и год', comment: 'Error under the expiry of a bank card: it cannot be read' }),
  'expiry-month': () =>
    msg({
      message: 'Такого месяца нет: нужен от 01 до 12',
      comment: 'Error under the expiry of a bank card: the month is not from 01 to 12',
    }),
  'expiry-past': () => msg({ message: 'Срок карты истёк', comment: 'Error under the expiry of a bank card: the date has passed' }),
  'date-format': () =>
    msg({ message: 'Введите дату так: 27.11.1996', comment: 'Error under a date, mostly a birthdate: it cannot be read' }),
  'date-unreal': () =>
    msg({
      message: 'Такой даты нет. Проверьте день и месяц',
      comment: 'Error under a date field: there is no such day, for example 31.02',
    }),
  'birthdate-range': () => msg({ message: 'Проверьте год рождения', comment: 'Error under a birthdate whose year is impossible' }),
  'birthdate-age': ({ min }: MessageParams) =>
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
    msg({
      message: 'В ПИНФЛ ошибка: сверьте его с паспортом',
      comment: 'Error under the personal identification number (PINFL): its check digit is wrong',
    }),
  'pinfl-birthdate': () =>
    msg({
      message: 'ПИНФЛ не подходит к дате рождения',
      comment: 'Error under the personal identification number (PINFL): it contains a different birthdate',
    }),
  'passport-format': () =>
    msg({
      message: 'Введите серию и номер: две буквы и 7 цифр',
      comment: 'Error under the number of a passport or identity card: two letters and 7 digits are expected',
    }),
  'photo-missing': ({ label }: MessageParams) =>
    msg({
      message: `Добавьте фото: ${label}`,
      comment: 'Error under a photo field without a photo; label names the document to photograph',
    }),
  'photo-rejected': () =>
    msg({
      message: 'Фото не подошло, снимите его ещё раз',
      comment: 'Error under a photo field: the photo was refused',
    }),
  'basket-empty': () => msg({ message: 'Корзина пуста', comment: 'Error at the checkout: the basket has no goods' }),
  'basket-full': ({ max }: MessageParams) =>
    msg({
      message: plural(max, {
        one: 'В корзине может быть не больше # товара',
        few: 'В корзине может быть не больше # товаров',
        many: 'В корзине может быть не больше # товаров',
        other: 'В корзине может быть не больше # товара',
      }),
      comment: 'Error at the checkout: too many goods; # is the largest number',
    }),
  'delivery-required': () =>
    msg({ message: 'Выберите, как получить заказ', comment: 'Error at the checkout: neither delivery nor pickup is chosen' }),
  'payment-required': () => msg({ message: 'Выберите, как платить', comment: 'Error at the checkout: no payment method is chosen' }),
  'offer-not-accepted': () => msg({ message: 'Примите условия оферты', comment: 'Error under the consent to the public offer' }),
} satisfies Record<string, (about: MessageParams) => MessageDescriptor>;
