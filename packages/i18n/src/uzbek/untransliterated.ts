/** Names that are written in Latin letters in every language of the product. */
export const LATIN_NAMES: readonly string[] = [
  'Uzcard',
  'UzCard',
  'Humo',
  'HUMO',
  'Payme',
  'Click',
  'SMS',
  'Paynet',
  'Visa',
  'Mastercard',
  'UnionPay',
  'DPD',
  'MyID',
  'QR',
  'ID',
  'PIN',
  'CVV',
  'PDF',
  'JPG',
  'JPEG',
  'PNG',
  'HEIC',
  'USB',
  'UV',
  'HD',
  'Full',
  'Note',
  'LED',
  'LCD',
  'OLED',
  'RAM',
  'SSD',
  'GPS',
  'NFC',
  'JavaScript',
  'Telegram',
  'Instagram',
  'Google',
  'Chrome',
  'Android',
  'Samsung',
  'Apple',
  'Xiaomi',
  'Huawei',
  'Artel',
  'iPhone',
  'WhatsApp',
];

/** Addresses of the web and of mail, and HTML entities. */
export const UNTRANSLITERATED =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:uz|com|ru|org|net|io|dev)\b(?:\/\S*)?|&[a-z]+;/gi;
/** XXI, IV: a numeral of two letters or more. One letter may be a word's initial. */
export const ROMAN_NUMERAL = /^(?=[IVXLC]{2,}$)(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Letters and pairs that Uzbek does not have: the word is foreign. */
export const FOREIGN_LETTERS = /w|c(?!h)/i;
