import { describe, expect, it } from 'vitest';
import { personName } from './person-name.ts';

describe('personName', () => {
  it.each([
    ...['Dilnoza Karimova', 'Дилноза Каримова', 'Saad Mina', 'Oʻgʻiloy Gʻaniyeva', "O'tkir", 'Ўткир Ғаниев', 'Анна-Мария', 'Li', 'José'],
    ...['Madina Mamatqulova', 'Nodir', 'Мурод Дадаев', 'Jasur <script>', 'Самад Минаев', '', '   '],
  ])('accepts %j', (name) => {
    expect(personName(name)).toBeNull();
  });

  it.each(['12345', '998901234567', '...', '— !', '👍', '1 2 3', '1\u200b2'])('refuses a name without a letter: %j', (name) => {
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
    ...['Operator Aziz', 'Маъмурият', 'Maʼmuriyat', 'Nodira-Muddat', 'Mu.dd.at'],
  ])('refuses a name of the portal or its staff: %j', (name) => {
    expect(personName(name)).toEqual({ code: 'name-reserved', params: {} });
  });
});
