import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const APPLIANCES_ADVICE: KindAdvice = {
  fridge: kindAdvice(
    'Оставьте зазор у задней стенки, чтобы воздух проходил свободно.',
    'Havo erkin oʻtishi uchun orqa devor bilan orasini ochiq qoldiring.',
    'После перевозки дайте ему постоять несколько часов и только потом включайте.',
    'Olib kelingach, bir necha soat tursin, keyin yoqing.',
  ),
  washer: kindAdvice(
    'До первой стирки снимите транспортные болты: без этого машина будет прыгать.',
    'Birinchi yuvishdan oldin tashish boltlarini yechib oling: aks holda mashina sakraydi.',
    'Загрузка указана для сухого белья.',
    'Sigʻimi quruq kir uchun koʻrsatilgan.',
  ),
  conditioner: kindAdvice(
    'Площадь указана для обычного потолка: если он высокий или окна на юг, берите с запасом.',
    'Xona maydoni oddiy shift uchun koʻrsatilgan: shift baland yoki deraza janubga qaragan boʻlsa, kattarogʻini oling.',
    'В сезон промывайте фильтры внутреннего блока раз в две недели.',
    'Mavsumda ichki blok filtrlarini ikki haftada bir marta yuvib turing.',
  ),
  vacuum: kindAdvice(
    'Вытряхивайте пыль вовремя: с полным пылесборником тяга слабеет.',
    'Changni oʻz vaqtida toʻkib turing: idishi toʻlsa, tortish kuchi pasayadi.',
    'Мощность здесь — сколько он берёт из сети, а силу всасывания смотрите в инструкции.',
    'Bu yerdagi quvvat — tarmoqdan oladigani, tortish kuchini esa yoʻriqnomadan qarang.',
  ),
  stove: kindAdvice(
    'Газовую плиту подключает только газовая служба.',
    'Gaz plitasini faqat gaz xizmati ulaydi.',
    'Измерьте нишу: ширина плиты указана без зазоров.',
    'Joyini oʻlchang: plitaning eni oraliqlarsiz koʻrsatilgan.',
  ),
  microwave: kindAdvice(
    'Металлическую посуду и посуду с золотой каймой ставить внутрь нельзя.',
    'Metall idish va zarhal hoshiyali idishni ichiga qoʻyib boʻlmaydi.',
    'Чем больше объём, тем крупнее тарелка, которая поместится внутрь.',
    'Hajmi qancha katta boʻlsa, ichiga shuncha katta likop sigʻadi.',
  ),
};
