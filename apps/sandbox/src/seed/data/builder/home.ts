import { ruUz } from '../text.ts';
import type { BuilderPageSeed } from './builder-page.ts';
import { CALCULATOR_BLOCK, STEPS_BLOCK } from './shared-blocks.ts';

/** The order in which a stranger decides: what it costs, what there is, from whom, how it works, and what if paying becomes hard. */
export const HOME_PAGE: BuilderPageSeed = {
  page: 'home',
  title: ruUz('Muddat — покупайте сейчас, платите частями', 'Muddat — hozir xarid qiling, boʻlib toʻlang'),
  description: ruUz(
    'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки, без пени, досрочно дешевле.',
    'Oʻzbekiston doʻkonlarida 15 million soʻmgacha muddatli toʻlov. Qancha toʻlashingiz oldindan maʼlum, penyasiz, muddatidan oldin arzonroq.',
  ),
  version: 9,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Покупайте сейчас, платите частями', 'Hozir xarid qiling, boʻlib toʻlang'),
      lead: ruUz(
        'Лимит до 15 миллионов сум. Вся цена видна до покупки: сколько, когда и насколько дороже, чем сразу.',
        '15 million soʻmgacha limit. Xariddan oldin hammasi maʼlum: qancha, qachon va birdan toʻlashdan qanchaga qimmat.',
      ),
      cta: { label: ruUz('Узнать лимит', 'Limitni bilish'), href: '/cabinet/limit' },
      customer_cta: { label: ruUz('Выбрать товар', 'Mahsulot tanlash'), href: '/catalogue' },
      picture: { url: '/api/mobile/v2/picture/scene/home', alt: null, width: 1440, height: 600 },
      figure_ids: [],
    },
    CALCULATOR_BLOCK,
    {
      id: 'categories',
      type: 'categories',
      title: ruUz('Что у вас в планах?', 'Nima olmoqchisiz?'),
      link: { label: ruUz('Весь каталог', 'Butun katalog'), href: '/catalogue' },
      category_aliases: [
        'smartphones',
        'tvs',
        'washing-machines',
        'fridges',
        'sofas',
        'sneakers',
        'power-tools',
        'kettles',
        'strollers',
        'laptops',
        'outerwear',
        'tyres',
        'audio',
        'carpets',
        'bicycles',
        'watches',
      ],
    },
    {
      id: 'goods',
      type: 'product-row',
      title: ruUz('Популярные товары', 'Ommabop mahsulotlar'),
      link: { label: ruUz('Все товары', 'Barcha mahsulotlar'), href: '/catalogue' },
      products: {
        categories: [
          'tvs',
          'washing-machines',
          'smartphones',
          'sofas',
          'fridges',
          'audio',
          'bicycles',
          'kettles',
          'laptops',
          'power-tools',
          'strollers',
          'vacuum-cleaners',
        ],
      },
    },
    {
      id: 'partners',
      type: 'partners',
      title: ruUz('Магазины Muddat', 'Muddat doʻkonlari'),
      link: { label: ruUz('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
      store_aliases: ['orzu-texnika', 'ipak-yoli', 'chorsu-savdo', 'bolajon-olami', 'samarqand-mebel', 'tulpor-sport'],
    },
    STEPS_BLOCK,
    {
      id: 'hardship',
      type: 'benefits',
      tone: 'cobalt',
      title: ruUz('Не можете заплатить вовремя?', 'Oʻz vaqtida toʻlay olmaysizmi?'),
      text: ruUz(
        'Перенесите дату или разделите просрочку в кабинете. Новые суммы и даты видны до подтверждения.',
        'Kabinetda sanani koʻchiring yoki kechikkan toʻlovni boʻling. Yangi summa va sanalar tasdiqlashdan oldin koʻrinadi.',
      ),
      items: [
        {
          icon: 'shield',
          title: ruUz('Без пени', 'Penyasiz'),
          text: ruUz(
            'Пени и штрафов за опоздание нет. Первые 5 дней лимит не приостанавливаем.',
            'Kechikish uchun penya va jarima yoʻq. Dastlabki 5 kun limitni toʻxtatmaymiz.',
          ),
        },
        {
          icon: 'calendar',
          title: ruUz('Перенесите дату', 'Sanani koʻchiring'),
          text: ruUz(
            'Один платёж можно перенести на срок до 15 дней, бесплатно. Следующий раз — через три платежа.',
            'Bitta toʻlovni 15 kungacha bepul koʻchirish mumkin. Keyingi safar — uch toʻlovdan soʻng.',
          ),
        },
        {
          icon: 'receipt',
          title: ruUz('Разделите просрочку', 'Kechikkan toʻlovni boʻling'),
          text: ruUz(
            'Если впереди есть платежи, прибавим её к двум или трём следующим, бесплатно.',
            'Oldinda toʻlovlar boʻlsa, uni keyingi ikki yoki uchtasiga bepul qoʻshamiz.',
          ),
        },
        {
          icon: 'rotate',
          title: ruUz('Верните товар', 'Mahsulotni qaytaring'),
          text: ruUz(
            'В первые десять дней, если он не был в использовании: платежи уменьшатся, лишнее придёт на баланс.',
            'Dastlabki oʻn kunda, ishlatilmagan boʻlsa: toʻlovlar kamayadi, ortigʻi balansga tushadi.',
          ),
        },
      ],
    },
  ],
};
