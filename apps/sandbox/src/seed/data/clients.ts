import type { Trade } from '../../pictures/store-mark/symbols.ts';
import { type BilingualText, ruUz } from './text.ts';

export type ClientSeed = {
  readonly name: string;
  readonly industry: BilingualText;
  readonly employees: number;
  /** Chooses the symbol of its logo. */
  readonly trade: Trade;
};

/** Invented companies whose employees buy on installment. */
export const CLIENTS: readonly ClientSeed[] = [
  { name: 'Navroʻz Qurilish', industry: ruUz('Строительство', 'Qurilish'), employees: 240, trade: 'building' },
  { name: 'Zilol Suv Servis', industry: ruUz('Коммунальные услуги', 'Kommunal xizmatlar'), employees: 1_150, trade: 'water' },
  { name: 'Oltin Vodiy Toʻqimachilik', industry: ruUz('Текстиль', 'Toʻqimachilik'), employees: 2_300, trade: 'textile' },
  { name: 'Sharq Logistika', industry: ruUz('Перевозки', 'Tashish xizmatlari'), employees: 480, trade: 'transport' },
  { name: 'Bilim Xususiy Maktabi', industry: ruUz('Образование', 'Taʼlim'), employees: 130, trade: 'education' },
  { name: 'Shifo Nur Klinikasi', industry: ruUz('Медицина', 'Tibbiyot'), employees: 320, trade: 'medicine' },
  { name: 'Turon Oziq-ovqat', industry: ruUz('Пищевая промышленность', 'Oziq-ovqat sanoati'), employees: 890, trade: 'food' },
  { name: 'Anor Dasturiy Yechimlar', industry: ruUz('Разработка программ', 'Dasturiy taʼminot'), employees: 75, trade: 'software' },
  { name: 'Qizilqum Mexanika', industry: ruUz('Машиностроение', 'Mashinasozlik'), employees: 1_720, trade: 'machinery' },
  { name: 'Bogʻbon Agro', industry: ruUz('Сельское хозяйство', 'Qishloq xoʻjaligi'), employees: 610, trade: 'farming' },
];
