/**
 * What people type, each line with its right answers: `group | query | answer / answer`. An answer is a category or a store by its
 * alias, a product by its Russian name (`*` stands for anything; the name may go on), a question by its Russian text.
 */
const QUERY_TABLE = `
kind      | телевизор               | category:tvs
kind      | холодильники            | category:fridges
kind      | пылесосы                | category:vacuum-cleaners
kind      | Смартфоны               | category:smartphones
kind      | телефон                 | category:smartphones
kind      | ноутбук                 | category:laptops
kind      | детская кроватка        | category:cribs / product:Кроватка детская
kind      | ковры                   | category:carpets / product:Ковёр
kind      | шкафы                   | category:wardrobes
kind      | стиральную машину       | category:washing-machines / product:Стиральная машина
kind      | стиралка                | category:washing-machines / product:Стиральная машина
kind      | шины                    | category:tyres
kind      | мебель                  | category:furniture
kind      | часы                    | category:watches / category:smart-watches
kind      | женская одежда          | category:women
kind      | стройматериалы          | category:building / category:materials
kind      | обувь                   | category:shoes
kind      | диваны                  | category:sofas
kind      | велик                   | category:bicycles / product:Велосипед
uzbek     | muzlatgich              | category:fridges
uzbek     | kir yuvish mashinasi    | category:washing-machines / product:Стиральная машина
uzbek     | changyutgichlar         | category:vacuum-cleaners
uzbek     | gilam                   | category:carpets / product:Ковёр
uzbek     | choynak                 | category:kettles
uzbek     | bolalar aravachasi      | category:strollers / product:Коляска детская
uzbek     | suv isitgich            | product:Водонагреватель
uzbek     | koʻzoynak               | category:glasses
uzbek     | poyabzal                | category:shoes
uzbek     | qozon                   | product:Казан / product:Котёл
uzbek     | maktab ryukzagi         | product:Рюкзак школьный
uzbek     | noutbuklar              | category:laptops
cyrillic  | музлатгич               | category:fridges
cyrillic  | кир ювиш машинаси       | category:washing-machines / product:Стиральная машина
cyrillic  | чангютгич               | category:vacuum-cleaners
cyrillic  | ўйинчоқлар              | category:toys
cyrillic  | гилам                   | category:carpets / product:Ковёр
cyrillic  | кўйлак                  | product:Платье / product:Рубашка
cyrillic  | сув иситгич             | product:Водонагреватель
cyrillic  | аёллар кийими           | category:women
cyrillic  | соат                    | category:watches / category:smart-watches
apostrophe| o'yinchoq               | category:toys
apostrophe| oyinchoqlar             | category:toys
apostrophe| go\`sht qiymalagich      | product:Мясорубка / category:blenders
apostrophe| ko’ylak                 | product:Платье / product:Рубашка
apostrophe| qo‘l soati              | category:watches / product:Часы наручные
apostrophe| oʼsadigan parta         | product:Парта растущая
apostrophe| gozallik                | category:beauty / store:malika-gozallik
typo      | холадильник             | category:fridges
typo      | телевизар               | category:tvs
typo      | пылисос                 | category:vacuum-cleaners
typo      | смортфон                | category:smartphones
typo      | ноутбку                 | category:laptops
typo      | велосипет               | category:bicycles
typo      | кондицонер              | category:air-conditioners
typo      | мултиварка              | category:multicookers
typo      | стиральнная машина      | category:washing-machines / product:Стиральная машина
typo      | дивна                   | category:sofas / product:Диван
typo      | блендр                  | product:Блендер / category:blenders
typo      | muzlatgch               | category:fridges
typo      | televzor                | category:tvs
typo      | gilma                   | category:carpets / product:Ковёр
layout    | ntktdbpjh               | category:tvs
layout    | [jkjlbkmybr             | category:fridges
layout    | cvfhnajy                | category:smartphones
layout    | yjen,er                 | category:laptops
layout    | ьгядфепшср              | category:fridges
layout    | мудеф                   | product:* Velta
layout    | щкяг еучтшлф            | store:orzu-texnika
store     | Orzu Texnika            | store:orzu-texnika
store     | орзу техника            | store:orzu-texnika
store     | Ipak Yo'li              | store:ipak-yoli
store     | ипак йули               | store:ipak-yoli
store     | самарканд мебель        | store:samarqand-mebel
store     | парвоз                  | store:parvoz-mobayl
store     | registan market         | store:registon-market
store     | fargona mebel           | store:fargona-mebel-fabrikasi
store     | тулпор спорт            | store:tulpor-sport
store     | Бухоро гиламлари        | store:buxoro-gilamlari
product   | новис                   | product:* Novis
product   | холодильник velta       | product:Холодильник Velta
product   | велта телевизор         | product:Телевизор Velta
product   | телевизор 55            | product:Телевизор * 55″
product   | смартфон 256 гб         | product:Смартфон * 256 ГБ
product   | микроволновка           | product:Микроволновая печь
product   | красный пылесос         | product:Пылесос
product   | наушники                | product:Наушники / category:audio
product   | дрель                   | product:Дрель
product   | фен для волос           | product:Фен
product   | кросовки мужские        | product:Кроссовки мужские
product   | айфон                   | category:smartphones / product:Смартфон
product   | самсунг телевизор       | category:tvs / product:Телевизор
faq       | как получить лимит      | faq:Как получить лимит?
faq       | почему отказали         | faq:Почему мне отказали?
faq       | возврат товара          | faq:Как вернуть товар?
faq       | забыл пароль            | faq:Забыл пароль. Как восстановить?
faq       | досрочное погашение     | faq:Можно ли заплатить раньше срока?
faq       | не приходит смс код     | faq:Не приходит код подтверждения
faq       | limit nima              | faq:Что такое лимит и какой он бывает?
faq       | parolni unutdim         | faq:Забыл пароль. Как восстановить?
faq       | буюртмани бекор қилиш   | faq:Можно ли отменить заказ?
`;

export type Answer = { readonly kind: 'category' | 'store' | 'product' | 'faq'; readonly name: string };
export type TableRow = { readonly group: string; readonly query: string; readonly answers: readonly Answer[] };

const KINDS = ['category', 'store', 'product', 'faq'] as const;

function parseAnswer(text: string): Answer {
  const [word = '', ...rest] = text.trim().split(':');
  const kind = KINDS.find((known) => known === word);
  if (kind === undefined) throw new TypeError(`${word} is no kind of answer`);
  return { kind, name: rest.join(':') };
}

export const QUERIES: readonly TableRow[] = QUERY_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [group = '', query = '', answers = ''] = line.split('|').map((cell) => cell.trim());
    return { group, query, answers: answers.split(' / ').map(parseAnswer) };
  });
