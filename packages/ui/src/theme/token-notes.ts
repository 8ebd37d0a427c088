import type { ColorName, RADIUS_NAMES, SHADOW_NAMES } from './theme-shape.ts';
import type { FONT_SIZE, FONT_WEIGHT, SPACE } from './tokens.ts';

/** The purpose of each token, in a designer's words. Storybook shows it, and the exported tokens contain it. */
export const COLOR_NOTES: Record<ColorName, string> = {
  ink: 'Текст и числа',
  quiet: 'Подписи, пояснения, второстепенное',
  line: 'Линии карточек и между строками',
  control: 'Граница поля, флажка, переключателя',
  background: 'Фон страницы',
  surface: 'Карточка, поле, лист',
  sunk: 'Утопленное: строка графика, недоступное поле',
  primary: 'Главное действие и ссылка',
  primaryHover: 'Главное действие под указателем',
  primarySoft: 'Мягкий фон выбранного',
  onPrimary: 'Слова на главном действии',
  tile: 'Бирюза плитки: орнамент и действие на кобальте',
  tileHover: 'Бирюза под указателем',
  onTile: 'Слова на бирюзе',
  cobalt: 'Кобальтовый фон: первый экран, карточка лимита',
  onCobalt: 'Слова на кобальте',
  onCobaltQuiet: 'Подписи на кобальте',
  onCobaltLine: 'Линии на кобальте',
  saffron: 'Шафран: предложения и бонусы',
  good: 'Оплачено, одобрено: слова и знак',
  goodSoft: 'Мягкий фон для оплаченного',
  onGood: 'Слова на зелёном',
  soon: 'Скоро платить: слова и знак',
  soonSoft: 'Мягкий фон для скорого платежа',
  bad: 'Просрочено, ошибка: слова и знак',
  badHover: 'Опасное действие под указателем',
  badSoft: 'Мягкий фон для просрочки и ошибки',
  onBad: 'Слова на кирпичном',
  info: 'Нейтральный статус: слова и знак',
  infoSoft: 'Мягкий фон нейтрального статуса',
  focus: 'Кольцо фокуса',
  focusOnCobalt: 'Кольцо фокуса на кобальте',
  veil: 'Завеса под диалогом и листом',
  shimmer: 'Отблеск на скелете загрузки',
  knob: 'Ручка ползунка и переключателя',
};
export const SHADOW_NOTES: Record<(typeof SHADOW_NAMES)[number], string> = {
  float: 'То, что парит: меню, диалог, сообщение',
  knob: 'Ручка ползунка',
};
export const RADIUS_NOTES: Record<(typeof RADIUS_NAMES)[number], string> = {
  s: 'Мелкое: метка, миниатюра',
  control: 'Поле и кнопка',
  card: 'Карточка',
  sheet: 'Лист и диалог',
  round: 'Пилюля и круг',
};
export const SPACE_NOTES: Record<keyof typeof SPACE, string> = {
  none: 'Без отступа',
  xxs: 'Знак и слово',
  xs: 'Части одной строки',
  s: 'Строки одного блока',
  m: 'Внутри карточки на телефоне',
  l: 'Между карточками, внутри карточки на компьютере',
  xl: 'Между блоками',
  xxl: 'Между разделами на телефоне',
  xxxl: 'Между разделами на компьютере',
};
export const FONT_SIZE_NOTES: Record<keyof typeof FONT_SIZE, string> = {
  xs: 'Метка, сноска',
  s: 'Подпись, пояснение',
  m: 'Основной текст',
  l: 'Заголовок карточки',
  xl: 'Заголовок раздела',
  xxl: 'Заголовок страницы',
  hero: 'Сумма на главной',
};
export const FONT_WEIGHT_NOTES: Record<keyof typeof FONT_WEIGHT, string> = {
  regular: 'Текст',
  medium: 'Выделенное в строке',
  strong: 'Кнопка, название',
  heavy: 'Заголовок, сумма',
};
