import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const SHOES_ADVICE: KindAdvice = {
  sneaker: kindAdvice(
    'Измерьте стопу вечером: за день она становится чуть больше.',
    'Oyogʻingizni kechqurun oʻlchang: kun davomida u biroz kattalashadi.',
    'Мойте их щёткой: в стиральной машине может отклеиться подошва.',
    'Choʻtka bilan yuving: kir yuvish mashinasida tagi koʻchib ketishi mumkin.',
  ),
  boot: kindAdvice(
    'Берите размер с расчётом на тёплый носок.',
    'Oʻlchamini qalin paypoqni hisobga olib tanlang.',
    'Средство от влаги нанесите до первого выхода.',
    'Birinchi marta kiyishdan oldin namdan saqlovchi vosita suring.',
  ),
  shoe: kindAdvice(
    'Кожа разнашивается: сначала надевайте их на час-два.',
    'Charm asta moslashadi: avval bir-ikki soatdan kiying.',
    'Чистите их кремом в цвет и храните с распорками.',
    'Rangiga mos krem bilan tozalang va ichiga qolip qoʻyib saqlang.',
  ),
  heel: kindAdvice(
    'При примерке постойте в них несколько минут: стопа не должна съезжать вперёд.',
    'Kiyib koʻrganda bir necha daqiqa turing: oyoq oldinga sirgʻalmasligi kerak.',
    'Набойки меняйте вовремя: стёртый каблук уже не починить.',
    'Poshna tagini oʻz vaqtida almashtiring: yeyilgan poshnani tuzatib boʻlmaydi.',
  ),
};
