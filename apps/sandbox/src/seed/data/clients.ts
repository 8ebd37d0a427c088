import { type BilingualText, ruUz } from './text.ts';

export type ClientSeed = { readonly name: string; readonly industry: BilingualText; readonly employees: number };

/** Invented companies whose employees buy on installment. */
export const CLIENTS: readonly ClientSeed[] = [
  { name: 'Navroʻz Qurilish', industry: ruUz('Строительство', 'Qurilish'), employees: 240 },
  { name: 'Zilol Suv Servis', industry: ruUz('Коммунальные услуги', 'Kommunal xizmatlar'), employees: 1_150 },
  { name: 'Oltin Vodiy Toʻqimachilik', industry: ruUz('Текстиль', 'Toʻqimachilik'), employees: 2_300 },
  { name: 'Sharq Logistika', industry: ruUz('Перевозки', 'Tashish xizmatlari'), employees: 480 },
  { name: 'Bilim Xususiy Maktabi', industry: ruUz('Образование', 'Taʼlim'), employees: 130 },
  { name: 'Shifo Nur Klinikasi', industry: ruUz('Медицина', 'Tibbiyot'), employees: 320 },
  { name: 'Turon Oziq-ovqat', industry: ruUz('Пищевая промышленность', 'Oziq-ovqat sanoati'), employees: 890 },
  { name: 'Anor Dasturiy Yechimlar', industry: ruUz('Разработка программ', 'Dasturiy taʼminot'), employees: 75 },
  { name: 'Qizilqum Mexanika', industry: ruUz('Машиностроение', 'Mashinasozlik'), employees: 1_720 },
  { name: 'Bogʻbon Agro', industry: ruUz('Сельское хозяйство', 'Qishloq xoʻjaligi'), employees: 610 },
];
