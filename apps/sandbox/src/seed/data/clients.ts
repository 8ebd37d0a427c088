import { type BilingualText, text } from './text.ts';

export type ClientSeed = { readonly name: string; readonly industry: BilingualText; readonly employees: number };

/** Invented companies whose employees buy on installment. */
export const CLIENTS: readonly ClientSeed[] = [
  { name: 'Navroʻz Qurilish', industry: text('Строительство', 'Qurilish'), employees: 240 },
  { name: 'Zilol Suv Servis', industry: text('Коммунальные услуги', 'Kommunal xizmatlar'), employees: 1_150 },
  { name: 'Oltin Vodiy Toʻqimachilik', industry: text('Текстиль', 'Toʻqimachilik'), employees: 2_300 },
  { name: 'Sharq Logistika', industry: text('Перевозки', 'Tashish xizmatlari'), employees: 480 },
  { name: 'Bilim Xususiy Maktabi', industry: text('Образование', 'Taʼlim'), employees: 130 },
  { name: 'Shifo Nur Klinikasi', industry: text('Медицина', 'Tibbiyot'), employees: 320 },
  { name: 'Turon Oziq-ovqat', industry: text('Пищевая промышленность', 'Oziq-ovqat sanoati'), employees: 890 },
  { name: 'Anor Dasturiy Yechimlar', industry: text('Разработка программ', 'Dasturiy taʼminot'), employees: 75 },
  { name: 'Qizilqum Mexanika', industry: text('Машиностроение', 'Mashinasozlik'), employees: 1_720 },
  { name: 'Bogʻbon Agro', industry: text('Сельское хозяйство', 'Qishloq xoʻjaligi'), employees: 610 },
];
