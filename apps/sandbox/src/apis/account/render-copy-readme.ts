import { formatDateLong, type Locale, languageOf } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';

/** Data of the customer that is missing in the copy's files. */
export type DataCopyOmissions = {
  /** Numbers of orders whose documents may be missing. */
  readonly papersOf: readonly string[];
  /** True when there are more movements than a statement can hold. */
  readonly statement: boolean;
  /** Number of photos whose files no longer exist: deleted at the end of their retention term. */
  readonly deletedPhotos: number;
  /** Number of photos that were left out because of the size limit. */
  readonly tooManyPhotos: number;
};

type ReadmeTexts = { readonly title: (day: string) => string; readonly files: readonly string[]; readonly notIn: string } & {
  readonly [What in keyof DataCopyOmissions]: (left: DataCopyOmissions[What]) => string;
};

const README_TEXTS: Readonly<Record<Locale, ReadmeTexts>> = {
  ru: {
    title: (day) => `Копия ваших данных в Muddat от ${day}`,
    files: [
      'data.json — все записи о вас; паролей, кодов и ключей входа в нём нет',
      'contracts, schedules, certificates — договоры, графики платежей и справки о полном погашении, по номеру заказа',
      'statement.pdf — движение денег за последний год',
      'documents — фото документов, которые вы отправляли для подтверждения личности',
      'returns — фото товаров из ваших возвратов',
    ],
    notIn: 'Чего здесь нет:',
    papersOf: (numbers) =>
      `Часть PDF заказов №\u00a0${numbers.join(', ')}: они есть на странице каждого заказа, а сами записи — в data.json`,
    statement: () =>
      'statement.pdf: операций больше, чем помещается в выписку; они есть в data.json, а выписки за меньший срок — на странице «Документы»',
    deletedPhotos: (count) => `Удалённые фото (${count}): срок их хранения истёк`,
    tooManyPhotos: (count) => `Фото, которые не поместились (${count}): они есть на страницах возвратов и подтверждения личности`,
  },
  uz: {
    title: (day) => `Muddatdagi maʼlumotlaringiz nusxasi, ${day}`,
    files: [
      'data.json — siz haqingizdagi barcha yozuvlar; unda parollar, kodlar va kirish kalitlari yoʻq',
      'contracts, schedules, certificates — shartnomalar, toʻlov jadvallari va qarz toʻliq yopilgani haqidagi maʼlumotnomalar, buyurtma raqami boʻyicha',
      'statement.pdf — oxirgi bir yildagi pul harakati',
      'documents — shaxsni tasdiqlash uchun yuborgan hujjat suratlaringiz',
      'returns — qaytarishlaringizdagi mahsulot suratlari',
    ],
    notIn: 'Bu yerda nimalar yoʻq:',
    papersOf: (numbers) =>
      `${numbers.join(', ')}-buyurtmalarning ayrim PDF fayllari: ular har bir buyurtma sahifasida, yozuvlari esa data.json faylida bor`,
    statement: () =>
      'statement.pdf: amallar koʻchirmaga sigʻadiganidan koʻp; ular data.json faylida, qisqaroq davr koʻchirmalari esa «Hujjatlar» boʻlimida bor',
    deletedPhotos: (count) => `Oʻchirilgan suratlar (${count}): saqlash muddati tugagan`,
    tooManyPhotos: (count) => `Sigʻmagan suratlar (${count}): ular qaytarishlar va shaxsni tasdiqlash sahifalarida bor`,
  },
};

/** Describes what the copy contains and what is missing, in both languages, for a reader who opens it years later. */
export const renderDataCopyReadme = (left: DataCopyOmissions, today: CalendarDate): string =>
  (['ru', 'uz'] as const).map((locale) => [...linesOf(locale, left, today), ''].join('\r\n')).join('\r\n');

function linesOf(locale: Locale, left: DataCopyOmissions, today: CalendarDate): string[] {
  const { title, files, notIn, ...words } = README_TEXTS[locale];
  const missing = [
    ...(left.papersOf.length > 0 ? [words.papersOf(left.papersOf)] : []),
    ...(left.statement ? [words.statement(true)] : []),
    ...(left.deletedPhotos > 0 ? [words.deletedPhotos(left.deletedPhotos)] : []),
    ...(left.tooManyPhotos > 0 ? [words.tooManyPhotos(left.tooManyPhotos)] : []),
  ];
  return [title(formatDateLong(today, languageOf(locale, null))), '', ...files, ...(missing.length > 0 ? ['', notIn, ...missing] : [])];
}
