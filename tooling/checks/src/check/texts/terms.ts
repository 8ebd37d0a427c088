export type TextLanguage = 'ru' | 'uz';
/** A pattern that texts must not contain, and what to write instead. */
export type TextRule = { language: TextLanguage; pattern: RegExp; replacement: string };

/** A space of a pattern is also a no-break space of a text. */
const spaced = (pattern: string): string => pattern.replaceAll(' ', '[ \u00a0]');
/** Matches whole words only, and no {placeholder}. Use `\p{L}*` for endings. */
const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}ʻʼ])(?<!\\{(?=\\w+\\}))(?:${spaced(pattern)})(?![\\p{L}ʻʼ])`, 'iu');
const ru = (pattern: string, replacement: string): TextRule => ({ language: 'ru', pattern: words(pattern), replacement });
/** Plural, possessive and case of an Uzbek word. */
const UZBEK_ENDINGS = '(?:lar)?(?:i|si|im|ing|imiz|ingiz|m|ng|miz|ngiz)?(?:ni|ning|ga|da|dan|dagi|gacha|cha)?';
const uz = (pattern: string, replacement: string): TextRule => ({
  language: 'uz',
  pattern: words(`(?:${pattern})${UZBEK_ENDINGS}`),
  replacement,
});
/** Matches a whole text only: the name of a sum or of a page. Inside a sentence the words are allowed. */
const whole = (language: TextLanguage, pattern: string, replacement: string): TextRule => ({
  language,
  pattern: new RegExp(`^(?:${spaced(pattern)})$`, 'iu'),
  replacement,
});

/** Terms that lost to another term for the same concept: the last column of docs/terms-ru-uz.md. */
export const DEPRECATED_TERM_RULES: readonly TextRule[] = [
  whole('ru', 'новости', 'Уведомления'),
  ru('SMS\\p{L}*', 'СМС'),
  uz('SMS kod\\p{L}*|SMSdagi kod', 'SMS-kod'),
  ru('первоначальн\\p{L}+ взнос\\p{L}*', 'первый взнос'),
  uz('badal\\p{L}*', 'boshlangʻich toʻlov'),
  ru('переплат\\p{L}+', 'наценка'),
  uz('toʻliq narx\\p{L}*|naqd narx\\p{L}*', 'birdan toʻlansa, bir yoʻla toʻlash narxi'),
  whole('ru', 'всего|итого|сумма заказа', 'Всего к оплате'),
  whole('uz', 'jami|buyurtma summasi', 'Jami toʻlanadi'),
  ru('вс(?:ь|его|ему|ем|ём) остат\\p{L}+|осталось (?:выплатить|погасить|по графику)', 'осталось заплатить'),
  whole('ru', 'осталось', 'Осталось заплатить'),
  whole('uz', '(?:toʻlash )?qoldi|qolgan', 'Toʻlash uchun qoldi'),
  ru('ежемесячн\\p{L}+ плат[её]ж\\p{L}*', 'платёж в месяц'),
  uz('muddatli toʻlov boʻyicha toʻlov\\p{L}*', 'jadvaldagi toʻlov'),
  uz('qism-qism\\p{L}*|qismlarga boʻlib', 'boʻlib toʻlash'),
  // «hujjat muddati oʻtgan», an expired document, is allowed.
  uz('(?<!hujjat )muddati oʻtgan', 'kechikkan'),
  ru('(?:просроченн\\p{L}+|разделить) долг\\p{L}*', 'просроченный платёж, просрочка'),
  uz('kechikkan qarz\\p{L}*', 'kechikkan toʻlov, kechikkan summa'),
  uz('muddatidan oldin toʻla(?:sh|sa)\\p{L}*', 'muddatidan oldin yopish'),
  uz('(?<!penya va |penya, )jarima\\p{L}*', 'penya, in law «penya va jarima»'),
  // A device has a lock code, so «код блокировки» is allowed.
  ru('(?:за|раз)блокир\\p{L}+|блокирует\\p{L}*', 'приостановлен'),
  uz('bloklan\\p{L}*|turilibdi', 'toʻxtatilgan'),
  ru('лимит\\p{L}* обратно|верн\\p{L}+ лимит\\p{L}*', 'восстановить лимит'),
  uz('limitni qaytar\\p{L}*', 'limitni tiklash'),
  ru('заморо[зж]\\p{L}+|заморажив\\p{L}+|разморо[зж]\\p{L}+', 'временно закрыт, открыть снова'),
  uz('muzlatil\\p{L}*', 'vaqtincha yopildi'),
  ru('личн\\p{L}+ кабинет\\p{L}*', 'кабинет'),
  uz('shaxsiy kabinet\\p{L}*', 'kabinet'),
  uz('hisob(?:ni|ingiz\\p{L}*)|hisob (?:yop|oʻchir)\\p{L}*', 'akkaunt'),
  uz('avtomatik yech\\p{L}*', 'avtomatik toʻlov'),
  uz('(?:avtomatik toʻlov|bildirishnoma|kalendar|xabar|havola)\\p{L}* oʻchir\\p{L}*', 'toʻxtatish'),
  uz('qabul qilib ol\\p{L}*', 'olindi'),
  whole('uz', 'qaytarilgan pullar', 'Qaytarishlar of goods, Qaytarilgan pul of money'),
  ru('филиал\\p{L}*|пункт\\p{L}* (?:магазина|выдачи)', 'пункт самовывоза'),
  uz('punkt\\p{L}*|filial\\p{L}*|topshirish joyi\\p{L}*', 'olib ketish joyi'),
  // «… viloyati», a province's name, is allowed.
  uz('viloyat(?!i)', 'hudud'),
  uz('taqvim\\p{L}*', 'kalendar'),
  uz('fikrlar\\p{L}*|fikringizni', 'sharh'),
  uz('bosqich\\p{L}*', 'qadam'),
  ru('контактн\\p{L}+ номер\\p{L}*|контакт\\p{L}* близких', 'номера близких'),
  uz('kontakt\\p{L}*|aloqa raqam\\p{L}*', 'yaqinlaringiz raqamlari'),
  uz('propiska\\p{L}*', 'roʻyxatdan oʻtish sahifasi'),
  ru('площадк\\p{L}+', 'Muddat'),
  uz('savdo maydon\\p{L}*', 'Muddat'),
  ru('сним(?:ок|ка|ку|ком|ке|ки|ков|кам|ками|ках)', 'фото'),
  uz('rasm', 'surat'),
  uz('qayta oling|^qayta olish$', 'qayta suratga olish'),
  ru('сотрудник\\p{L}* Muddat|оператор\\p{L}*|проверяющ\\p{L}+|служб\\p{L}+ поддержки', 'поддержка Muddat'),
  uz('operator\\p{L}*|tekshiruvchi\\p{L}*|qoʻllab-quvvatlash xizmat\\p{L}*', 'Muddat xodimi'),
  ru('сут(?:ки|ок|кам|ками|ках)', '24 часа'),
  ru('повторите попытку', 'попробуйте ещё раз'),
  uz('(?:yana|qaytadan) (?:bir )?urinib koʻr(?:ing|ish)\\p{L}*', 'qayta urinib koʻring'),
  ru('не получилось|не удалось узнать', 'не удалось, не удалось загрузить'),
  ru('не загрузил(?:ся|ась|ось|ись)', 'не удалось загрузить'),
  uz('bilib boʻlmadi|yuklanmadi', 'yuklab boʻlmadi'),
  ru('(?:нет|без) сети', 'нет интернета, без интернета'),
  uz('tarmoq yoʻq|tarmoqsiz', 'internet yoʻq, internetsiz'),
  ru('без риск\\p{L}+', 'a promise that nobody can keep: leave it out'),
  uz('savol-javob', 'Savol va javoblar'),
  uz('tovar', 'mahsulot'),
  ru('на главную страницу', 'На главную in the cabinet, На сайт'),
  ru('к профилю|назад к заказу', 'В профиль, К заказу'),
  whole('ru', 'дальше', 'Продолжить'),
  uz('profilga qaytish', 'Profilga'),
  {
    language: 'uz',
    pattern: /(?:№.?(?:\{\w*\}|\d+)|\{\}|\d{5,}|\{\w*number\})[ \u00a0]buyurtma|buyurtma[ \u00a0]№/iu,
    replacement: 'N-buyurtma',
  },
];

/** Words that have no other spelling than with ё; fixed texts of the specification are exceptions. */
export const MISSING_YO_RULES: readonly TextRule[] = [
  'платеж|счет|еще|ее|нее|отчет|зачет|учет|учетн\\p{L}+|расчет\\p{L}*|объем\\p{L}*|прием(?:а|у|ом|е|ка|ки|ку)?|партнер\\p{L}*|ребенок|самолет\\p{L}*|ковер|актер|днем|заем|емкост\\p{L}*|съемк\\p{L}*',
  'платежн\\p{L}+|(?:в|о|на|при) нем',
  '(?:введен|подтвержден|возвращен|отменен|внесен|решен|включен|отключен|сохранен|завершен|перенесен|изменен|заменен|удален|продлен|зачтен|учтен|разрешен|запрещен|утвержден)(?:н(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ых|ыми|ом))?',
  'найдет|придет|пойдет|пройдет|дойдет|подойдет|войдет|выйдет|перейдет|идет|ждет|дает|берет|вернет|начнет|займет|поймет|сотрет|соберет|разберет|пришлет|ведет|растет|живет|шьет|придется|найдется|вернется|начнется|остается|обойдется',
  'найдем|придем|вернем|начнем|займем|поймем|сотрем|соберем|разберем|разберемся|пришлем|зачтем|учтем|увезем|привезем|берем|ждем|даем|шьем|ведем',
  'прошел|пришел|нашел|дошел|подошел|принес|привез|увез|перенес',
  'черн(?:ый|ая|ое|ые|ого|ой)|желт\\p{L}+|зелен\\p{L}+|тепл(?:ый|ая|ое|ые|ого|ой)|легк(?:ий|ая|ое|ие|ого|ой|их)|дешев(?:ый|ая|ое|ые|ого|ой)|тверд(?:ый|ая|ое|ые|ого|ой)|жестк(?:ий|ая|ое|ие|ого|ой|их)|четк\\p{L}*|надежн\\p{L}*|трех|четырех|шелк\\p{L}*|щетк\\p{L}*',
].map((pattern) => ru(pattern, 'the word with ё'));

/** A number stays on one line with its sign or currency, and an Uzbek suffix is joined to its word. */
export const NO_BREAK_SPACE_RULES: readonly TextRule[] = (['ru', 'uz'] as const)
  .flatMap((language): TextRule[] => [
    { language, pattern: /№(?: |$)/u, replacement: 'a no-break space after №' },
    { language, pattern: /\d \d{3}(?!\d)/u, replacement: 'no-break spaces inside a number' },
    { language, pattern: /[\d}] (?:сум|soʻm)(?!\p{L})/iu, replacement: 'a no-break space before сум and soʻm' },
    { language, pattern: /[\d}] %/u, replacement: 'a no-break space before %' },
  ])
  .concat([
    {
      language: 'uz',
      pattern:
        /(?:soʻm|%|»|\{(?:sum|amount|money|price|enough|total|saving|most|least)\})[ \u00a0](?:ga|ni|ning|dan|da|gacha|i(?:ga|ni|gacha|dan)?)(?![\p{L}ʻʼ])/iu,
      replacement: 'a suffix that joins its word: soʻmga, 20 foizigacha',
    },
  ]);

/** Rules for dashes, quotation marks, hours and units. Texts that show how to type a date are exceptions. */
export const TYPOGRAPHY_RULES: readonly TextRule[] = (['ru', 'uz'] as const)
  .flatMap((language): TextRule[] => [
    { language, pattern: /[^\s-] - (?=\S)/u, replacement: 'a dash, a full stop or a comma; a hyphen is inside a word' },
    { language, pattern: /[“”„]/u, replacement: '«»' },
    { language, pattern: /\d [МКMK][БB](?!\p{L})/u, replacement: 'a no-break space before МБ and MB' },
    { language, pattern: /(?<!\d)\d\d\.\d\d\.\d{4}(?!\d)/u, replacement: 'a date in words, 26 декабря' },
  ])
  .concat([
    { language: 'ru', pattern: /\d:\d\d до \d|с \d{1,2} до \d{1,2} час/u, replacement: '9:00–21:00' },
    { language: 'uz', pattern: /(?:\d:\d\d|soat \d{1,2})[ \u00a0]?dan \d/u, replacement: '9:00–21:00' },
    { language: 'ru', pattern: /(?<!\p{L})мес(?![.\p{L}])/u, replacement: 'мес.' },
    { language: 'ru', pattern: /[\d}][ \u00a0](?:с\.|сек(?![.\p{L}]))/u, replacement: 'сек.' },
  ]);
