import { describe, expect, it } from 'vitest';
import { personName } from './person-name.ts';

describe('personName', () => {
  it.each([
    ...['Dilnoza Karimova', 'Дилноза Каримова', 'Saad Mina', 'Oʻgʻiloy Gʻaniyeva', "O'tkir", 'Ўткир Ғаниев', 'Анна-Мария', 'Li', 'José'],
    ...[
      'Madina Mamatqulova',
      'Шаҳзод Қўчқоров',
      'Gulbahor Yoʻldosheva',
      'Müller',
      'Жан-Поль',
      'Bankovskiy',
      'Nodir',
      'Мурод Дадаев',
      'Самад Минаев',
      '',
      '   ',
    ],
  ])('accepts %j', (name) => {
    expect(personName(name)).toBeNull();
  });

  it.each([
    ...['12345', '998901234567', '...', '— !', '👍', '1 2 3', '1\u200b2', 'Jasur <script>', 'Jasur 2', 'Лола 🙂'],
    ...[
      'محمد الصوالحي',
      '李伟',
      'Γιώργος',
      'Mu\u0257\u0257at',
      '\u1d0d\u1d1c\u1d05\u1d05\u1d00\u1d1b',
      'J\u0351\u0352asur',
      'Каримova',
      'Kaримов',
    ],
  ])('refuses a name that is not written as in a passport: %j', (name) => {
    expect(personName(name)).toEqual({ code: 'name-letters', params: {} });
  });

  it.each([
    ...['Muddat', 'MUDDAT поддержка', 'Служба поддержки', 'Muddat Support', 'support', 'Админ', 'Администрация сайта', 'administrator'],
    ...[
      'Qoʻllab-quvvatlash',
      "Qo'llab-quvvatlash xizmati",
      'Qollab',
      'Қўллаб-қувватлаш',
      'Муддат',
      'Mуддaт',
      'Мuddаt',
      'Mudd4t',
      'Supp0rt',
    ],
    ...['5upport', 'АДMИH', 'Adm1n', 'M u d d a t', 'Mud\u200bdat', 'Múddát', '\uff2d\uff55\uff44\uff44\uff41\uff54', 'Модератор Muddat'],
    ...['Банк', 'Kapitalbank', 'Kapital Bank', 'Ипак Йўли Банки'],
    ...['Operator Aziz', 'Маъмурият', 'Maʼmuriyat', 'Nodira-Muddat', 'Mu.dd.at'],
  ])('refuses a name of the portal or its staff: %j', (name) => {
    expect(personName(name)).toEqual({ code: 'name-reserved', params: {} });
  });
});
