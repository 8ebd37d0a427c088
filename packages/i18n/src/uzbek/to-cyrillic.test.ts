import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toUzbekCyrillic } from './to-cyrillic.ts';
import { toUzbekLatin } from './to-latin.ts';
import { ROMAN_NUMERAL } from './untransliterated.ts';
import { WORDS_IN_BOTH } from './words.fixture.ts';

it.each(WORDS_IN_BOTH)('the word %s is transliterated as %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

it('the table of words in both alphabets has at least 150 words, none twice', () => {
  expect(new Set(WORDS_IN_BOTH.map(([latin]) => latin)).size).toBe(WORDS_IN_BOTH.length);
  expect(WORDS_IN_BOTH.length).toBeGreaterThanOrEqual(150);
});

describe('parts that are not transliterated', () => {
  it.each([
    ['{0} raqamiga kod yubordik', '{0} рақамига код юбордик'],
    ['{min}dan {max}gacha', '{min}дан {max}гача'],
    ['<0>Shartnoma</0> va <1/>', '<0>Шартнома</0> ва <1/>'],
    ['{count, plural, other {# ta toʻlov}}', '{count, plural, other {# та тўлов}}'],
    [
      '{n, plural, =0 {hech narsa} one {bitta {name}} other {# ta {name}}} bor',
      '{n, plural, =0 {ҳеч нарса} one {битта {name}} other {# та {name}}} бор',
    ],
    ['{kind, select, card {karta} other {balans}}', '{kind, select, card {карта} other {баланс}}'],
    ['{n, plural, offset:1 other {# kishi}}', '{n, plural, offset:1 other {# киши}}'],
    ['yopilmagan {qavs', 'ёпилмаган {қавс'],
    ['Uzcard yoki Humo', 'Uzcard ёки Humo'],
    ['Payme, Click orqali', 'Payme, Click орқали'],
    ['SMS-kod, SMS orqali', 'SMS-код, SMS орқали'],
    ['pasport yoki ID-karta', 'паспорт ёки ID-карта'],
    ['DPDga topshirildi', 'DPDга топширилди'],
    ['Osonlik bilan', 'Осонлик билан'],
    ['© Muddat, Toshkent', '© Muddat, Тошкент'],
    ['muddat tugadi', 'муддат тугади'],
    ['https://muddat.uz/uz/sahifa ga kiring', 'https://muddat.uz/uz/sahifa га киринг'],
    ['yordam@muddat.uz manziliga', 'yordam@muddat.uz манзилига'],
    ['muddat.uz saytida', 'muddat.uz сайтида'],
    ['XXI asr, IV chorak', 'XXI аср, IV чорак'],
    ['Windows, cashback, Facebook', 'Windows, cashback, Facebook'],
    ['Оплата и 15 000 000', 'Оплата и 15 000 000'],
    ['', ''],
  ])('stay as they are: «%s» becomes «%s»', (latin, cyrillic) => {
    expect(toUzbekCyrillic(latin)).toBe(cyrillic);
  });

  it('include the names that the caller gives instead of the default ones', () => {
    expect(toUzbekCyrillic('Muddat — oy', [])).toBe('Муддат — ой');
    expect(toUzbekCyrillic('Artel va Orzu', ['Orzu'])).toBe('Артел ва Orzu');
  });

  it.each([
    ['a store', 'Orzu Texnika buyurtmani tekshirmoqda', ['Orzu Texnika'], 'Orzu Texnika буюртмани текширмоқда'],
    ['a store with an ending', 'Sayr Shopdan oling', ['Sayr Shop'], 'Sayr Shopдан олинг'],
    ['a store whose name is a common word', 'Bozor: bozor narxlari', ['Bozor'], 'Bozor: бозор нархлари'],
    ['not a longer word that begins like it', 'Bozorlik va Bozor', ['Bozor'], 'Бозорлик ва Bozor'],
    ['the longer of two names', 'Orzu va Orzu Texnika', ['Orzu', 'Orzu Texnika'], 'Orzu ва Orzu Texnika'],
    ['a name with another apostrophe', "Navro'z Savdo, navro'z bayrami", ['Navroʻz Savdo'], "Navro'z Savdo, наврўз байрами"],
    ['a name with its own apostrophe', 'Levi’s shimi', ['Levi’s'], 'Levi’s шими'],
    [
      'a model of letters that look like Latin ones',
      'Televizor Velta \u0410\u0422120',
      ['Velta \u0410\u0422120'],
      'Телевизор Velta \u0410\u0422120',
    ],
    ['a model of both alphabets', 'Televizor \u0410T120', [], 'Телевизор \u0410T120'],
    ['a name of signs', 'Bu C++ (A.B)* doʻkoni', ['C++ (A.B)*'], 'Бу C++ (A.B)* дўкони'],
    ['an empty name', 'doʻkon', [''], 'дўкон'],
    ['a name in small letters, as it was typed', '«televizor» — Muddat қидируви', ['televizor'], '«televizor» — Muddat қидируви'],
  ])('include the names that the caller knows to be in the text: %s', (_, latin, names, cyrillic) => {
    expect(toUzbekCyrillic(latin, undefined, names)).toBe(cyrillic);
  });
});

it.each([
  ["To'lash, to‘lov, tug`ilgan", 'Тўлаш, тўлов, туғилган'],
  ["ma'lumot, san’at", 'маълумот, санъат'],
])('a text with any typed apostrophe is transliterated: %s becomes %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

it.each([
  ['2026-yil 27-noyabr, juma kuni', '2026 йил 27 ноябрь, жума куни'],
  ['1-yanvardan', '1 январдан'],
  ['5-qadam', '5-қадам'],
])('the text with a number %s is transliterated as %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});

/** Syllables of native words: no letter that came from Russian, and none whose Latin pair could be read as another. A numeral is no word. */
const syllable = fc
  .tuple(
    fc.constantFrom('б', 'в', 'г', 'ғ', 'д', 'ж', 'з', 'к', 'қ', 'л', 'м', 'н', 'п', 'р', 'т', 'ф', 'х', 'ч', 'ш'),
    fc.constantFrom('а', 'е', 'и', 'о', 'у', 'ў', 'ё', 'ю', 'я'),
  )
  .map((pair) => pair.join(''));
const word = fc.array(syllable, { minLength: 1, maxLength: 6 }).map((syllables) => syllables.join(''));
const cased = fc.tuple(word, fc.constantFrom('small', 'title', 'capitals')).map(([text, how]) => {
  if (how === 'capitals') return text.toUpperCase();
  return how === 'title' ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
});

/** Words seen on pages (docs of the audit of texts), the first that were wrong and then those that were right. */
describe('texts of the pages', () => {
  it.each([
    ['Muddat tugagach, oʻchiramiz', 'Муддат тугагач, ўчирамиз'],
    ['Qarz yoʻq. Muddat va ustamani siz tanlaysiz', 'Қарз йўқ. Муддат ва устамани сиз танлайсиз'],
    ['Muddat, ustama, toʻlovlar', 'Муддат, устама, тўловлар'],
    ['taʼmirga oldi. Muddatni buyurtma sahifasida koʻring', 'таъмирга олди. Муддатни буюртма саҳифасида кўринг'],
    ['Muddat: 12 oy', 'Муддат: 12 ой'],
    ['Muddat boʻyicha toʻlang', 'Муддат бўйича тўланг'],
    ['Muddat — 12 oy', 'Муддат — 12 ой'],
    ['Muddatsiz, muddatli', 'Муддатсиз, муддатли'],
    ['Oson yuviladi', 'Осон ювилади'],
    ['Oson yigʻiladi', 'Осон йиғилади'],
    ['Televizor Velta S255', 'Телевизор Велта S255'],
    ['S-315, AT120, RF-320', 'S-315, AT120, RF-320'],
    ['175/70 R13', '175/70 R13'],
    ['UV 400, Full HD, 2K, Note 350', 'UV 400, Full HD, 2K, Note 350'],
    ['6 soat, 50 sm, 2 oʻrinli', '6 соат, 50 см, 2 ўринли'],
    ['Simsiz quloqchin', 'Симсиз қулоқчин'],
    ['Smartfon va planshetlar, Yirik maishiy texnika', 'Смартфон ва планшетлар, Йирик маиший техника'],
    ['SMSsiz kirish', 'SMSсиз кириш'],
    ['kalendar, Drel', 'календарь, Дрель'],
    ['Ekran, Ertaroq, elektron, eʼlon', 'Экран, Эртароқ, электрон, эълон'],
    ['keladi, yetkazib, yechish', 'келади, етказиб, ечиш'],
    ['aksiya, komissiya, konditsioner', 'акция, комиссия, кондиционер'],
    ['yuklash, yaqin, yopish, roʻyxat, doʻkon', 'юклаш, яқин, ёпиш, рўйхат, дўкон'],
    ['maʼlumot, taʼmir', 'маълумот, таъмир'],
    ['pasport, mebel, parol, filtrlar, kompyuter', 'паспорт, мебель, пароль, фильтрлар, компьютер'],
    ['JSHSHIR, STIR, JPEG', 'ЖШШИР, СТИР, JPEG'],
  ])('«%s» is transliterated as «%s»', (latin, cyrillic) => {
    expect(toUzbekCyrillic(latin)).toBe(cyrillic);
  });

  it.each([
    ['Muddat — hozir xarid qiling', 'Muddat — ҳозир харид қилинг'],
    ['Muddat', 'Muddat'],
    ['Muddat balansi', 'Muddat баланси'],
    ['Muddat ilovasi', 'Muddat иловаси'],
    ['Muddat doʻkonlarida televizorlar', 'Muddat дўконларида телевизорлар'],
    ['Muddat doʻkonlaridagi barcha turkumlar', 'Muddat дўконларидаги барча туркумлар'],
    ['Muddat mahsulotlari, doʻkonlari, turkumlari', 'Muddat маҳсулотлари, дўконлари, туркумлари'],
    ['Muddat boʻyicha qidiruv', 'Muddat бўйича қидирув'],
    ['Muddat operatori: Orzu', 'Muddat оператори: Орзу'],
    ['«Muddat» tizimi', '«Muddat» тизими'],
    ['Bizni Muddatga ulang', 'Бизни Muddatга уланг'],
    ['Kodni Muddat xodimiga ham aytmang', 'Кодни Muddat ходимига ҳам айтманг'],
    ['Oson orqali toʻlang', 'Oson орқали тўланг'],
    ['Alif, Payme va Oson', 'Alif, Payme ва Oson'],
    ['Uzum Bank', 'Uzum Банк'],
  ])('keep the name of a service in Latin: %s', (latin, cyrillic) => {
    expect(toUzbekCyrillic(latin)).toBe(cyrillic);
  });
});

describe('round trips', () => {
  it('a native word in any letter case is converted to Latin and back without a change', () => {
    fc.assert(
      fc.property(
        cased.filter((text) => !ROMAN_NUMERAL.test(toUzbekLatin(text))),
        (cyrillic) => {
          expect(toUzbekCyrillic(toUzbekLatin(cyrillic), [])).toBe(cyrillic);
        },
      ),
    );
  });

  it('transliterating any text a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('{0}', '{name}', '<0>', '</0>', 'Shahar', 'maʼno', 'Uzcard', ' ', '{n, plural, other {# ta}}'),
          ),
        ),
        (pieces) => {
          const once = toUzbekCyrillic(pieces.join(''));
          expect(toUzbekCyrillic(once)).toBe(once);
        },
      ),
      { numRuns: 300 },
    );
  });
});
