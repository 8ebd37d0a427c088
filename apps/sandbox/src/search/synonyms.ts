import { foldWords } from './fold.ts';
import { uzbekStem } from './uzbek-stem.ts';

/**
 * `what people say = its name here / or here`: colloquial words, abbreviations, synonyms. The right side lists prefixes of words, all of
 * which must occur.
 */
const SYNONYM_TABLE = `
телефон мобильник мобила сотовый сотка = смартфон
телик тв tv = телевизор
холодос = холодильник
sovutgich sovitgich sovutkich = muzlatgich
дети детей детям ребёнок ребенку малыш малышам = детск
подушка одеяло постельное = текстил
стиралка стиральная = стиральн машин
ноут лэптоп laptop комп компьютер = ноутбук
велик bike = велосипед
кондер сплит = кондиционер
микроволновка свч mikrovolnovka = микроволнов печ
духи одеколон парфюм atir = парфюмер
бойлер titan титан = водонагреват
матрац = матрас
софа тахта = диван
палас коврик = ковёр / ковр
кеды = кроссовк
аирподс эйрподс airpods гарнитура = наушник
сковорода кастрюля кастрюли qozonlar = посуд / казан
покрышки резина колёса balon = шин
аккум akkum = аккумулятор
регистратор = видеорегистратор
магнитола = автомагнитол
стройматериалы = стройк / отделк
сумка портфель = рюкзак
кредит насия nasiya = рассрочк
досрочно досрочный досрочное = раньш срок
погасить погашение = заплатит
оплата оплатить платить = заплатит / оплат
возврат возвратить = верну
смс sms = код
взнос = взнос / плат
продавец продавать = продават
`;

/** Makers whose goods are not sold here, and the similar goods to search for instead. */
const MAKER_TABLE = `
айфон iphone xiaomi сяоми ксиоми redmi редми realme huawei хуавей honor хонор oppo vivo tecno infinix nokia нокиа poco = смартфон
самсунг samsung = смартфон / телевизор / планшет / холодильник / пылесос / стиральн машин
эпл apple = смартфон / планшет / ноутбук
lg элджи sony сони artel артел hisense = телевизор / холодильник
bosch бош indesit индезит beko беко haier хайер = стиральн машин / холодильник
macbook макбук acer asus асус lenovo леново dell hp = ноутбук
ipad айпад = планшет
nike найк adidas адидас puma пума reebok = кроссовк
dyson дайсон philips филипс tefal = пылесос / фен / чайник
makita макита = дрель / перфоратор
lego лего = конструктор
jbl = колонк / наушник
`;

/**
 * Goods that people look for and that are not sold here, with the nearest category by the words of its name. Should they be sold one day,
 * their own name is found first. Goods without a near category are not listed: the search finds nothing for them.
 */
const UNSOLD_TABLE = `
утюг dazmol отпариватель вентилятор ventilyator увлажнитель посудомойка посудомоечная швейная = техник дом
плойка стайлер выпрямитель бигуди эпилятор бритва электробритва jingalak ustara = волос
обогреватель isitkich радиатор камин = отоплен
тостер миксер кофемашина кофеварка кофемолка соковыжималка термопот самовар вафельница хлебопечка = кухн
принтер printer сканер scanner монитор клавиатура мышка sichqoncha роутер router модем флешка приставка playstation ps xbox = электроник
фотоаппарат камера видеокамера дрон квадрокоптер проектор = электроник
книга книги учебник darslik тетрадь daftar = школ
кукла qoʻgʻirchoq пазл = игрушк
лампа chiroq люстра qandil светильник торшер шторы parda = дом мебел
кирпич gʻisht цемент sement унитаз раковина смеситель обои gulqogʻoz ламинат линолеум = отделк
удочка qarmoq лыжи = спорт
косметика kosmetika помада шампунь = красот
футболка джинсы jinsi брюки shim юбка yubka носки колготки = одежд
тапки тапочки shippak сандалии босоножки = обув
антифриз автокресло = автотовар
`;

const STEM_LETTERS_MIN = 4;

/** Prefixes of words that must all be present. */
export type WordPrefixes = readonly string[];

function parseTable(table: string): ReadonlyMap<string, readonly WordPrefixes[]> {
  const lines = table.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [said = '', meant = ''] = line.split(' = ');
      const ways = meant.split(' / ').map(foldWords);
      return foldWords(said).flatMap((word): [string, readonly WordPrefixes[]][] => [
        [word, ways],
        [uzbekStem(word), ways],
      ]);
    }),
  );
}

/** A noun without its last vowel, which changes with the case: `плойка`, `плойку`. */
const stem = (word: string): string => (word.length > STEM_LETTERS_MIN ? word.replace(/[aeiou]$/, '') : word);

const sameAs = parseTable(SYNONYM_TABLE);
const makers = parseTable(MAKER_TABLE);
const unsold = new Map(
  [...parseTable(UNSOLD_TABLE)].flatMap(([word, ways]): [string, readonly WordPrefixes[]][] => [
    [word, ways],
    [stem(word), ways],
  ]),
);

const findByForms = (table: ReadonlyMap<string, readonly WordPrefixes[]>, forms: readonly string[]): readonly WordPrefixes[] =>
  forms.map((form) => table.get(form)).find((ways) => ways !== undefined) ?? [];

/** Synonyms of a word, looked up by any of its forms (itself, its stems). */
export const synonymsOf = (forms: readonly string[]): readonly WordPrefixes[] => findByForms(sameAs, forms);

/** Similar goods for a maker that is not sold here. */
export const goodsOfMaker = (forms: readonly string[]): readonly WordPrefixes[] => findByForms(makers, forms);

/** The categories nearest to goods that are not sold here. */
export const nearestCategories = (forms: readonly string[]): readonly WordPrefixes[] => findByForms(unsold, [...forms, ...forms.map(stem)]);
