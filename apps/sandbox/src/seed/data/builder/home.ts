import { ruUz } from '../text.ts';
import type { BuilderPageSeed } from './builder-page.ts';
import { CALCULATOR_BLOCK, STEPS_BLOCK } from './shared-blocks.ts';

/** The order in which a stranger decides: what it costs, what there is, from whom, how it works, and what if paying becomes hard. */
export const HOME_PAGE: BuilderPageSeed = {
  page: 'home',
  title: ruUz('Muddat — покупайте сейчас, платите частями', 'Muddat — hozir xarid qiling, boʻlib toʻlang'),
  description: ruUz(
    'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки, без пени, досрочно дешевле.',
    'Oʻzbekiston doʻkonlarida 15 million soʻmgacha muddatli toʻlov. Butun narx oldindan koʻrinadi, penyasiz, muddatidan oldin arzonroq.',
  ),
  version: 8,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Покупайте сейчас, платите частями', 'Hozir xarid qiling, boʻlib toʻlang'),
      lead: ruUz(
        'Лимит до 15 миллионов сум. Вся цена видна до покупки: сколько, когда и насколько дороже, чем сразу.',
        '15 million soʻmgacha limit. Butun narx xariddan oldin koʻrinadi: qancha, qachon va birdan toʻlashdan qanchaga qimmat.',
      ),
      cta: { label: ruUz('Узнать свой лимит', 'Limitni bilish'), href: '/cabinet/limit' },
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
      title: ruUz('Часто берут в рассрочку', 'Muddatli toʻlovga koʻp olinadi'),
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
      title: ruUz('Магазины рядом с вами', 'Yaqiningizdagi doʻkonlar'),
      link: { label: ruUz('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
      store_aliases: ['orzu-texnika', 'ipak-yoli', 'chorsu-savdo', 'bolajon-olami', 'samarqand-mebel', 'tulpor-sport'],
    },
    STEPS_BLOCK,
    {
      id: 'hardship',
      type: 'benefits',
      tone: 'cobalt',
      title: ruUz('А если не получится заплатить?', 'Toʻlay olmasam-chi?'),
      text: ruUz(
        'Сумма не растёт, пока вы решаете. Всё меняется в кабинете, новые суммы и даты видны до подтверждения.',
        'Siz qaror qilguningizcha summa oshmaydi. Hammasi kabinetda oʻzgartiriladi, yangi summa va sanalar tasdiqlashdan oldin koʻrinadi.',
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
            'Один платёж на срок до 15 дней, бесплатно, раз в три платежа.',
            'Bitta toʻlovni 15 kungacha, bepul, uch toʻlovda bir marta.',
          ),
        },
        {
          icon: 'receipt',
          title: ruUz('Разделите просрочку', 'Kechikkan toʻlovni boʻling'),
          text: ruUz('На две или три части к следующим платежам, бесплатно.', 'Ikki yoki uch qismga, keyingi toʻlovlarga qoʻshib, bepul.'),
        },
        {
          icon: 'rotate',
          title: ruUz('Верните товар', 'Mahsulotni qaytaring'),
          text: ruUz(
            'Вернули товар — платежи уменьшатся, лишнее придёт на баланс.',
            'Mahsulotni qaytarsangiz, toʻlovlar kamayadi, ortigʻi balansga tushadi.',
          ),
        },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      title: ruUz('Muddat в цифрах', 'Muddat raqamlarda'),
      figure_ids: ['monthly_visitors', 'orders_per_day', 'product_types', 'years_on_market'],
    },
  ],
};
