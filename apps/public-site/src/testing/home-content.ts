import type { builder, installment, mobile } from '@muddat/sdk/types';

type Content = builder.components['schemas']['Content'];
type StoreList = installment.operations['listStores']['responses'][200]['content']['application/json'];
type Page = mobile.components['schemas']['Page'];

/** One block of every kind, and one of a kind that this site does not know. Types check the shapes against the contracts. */
export const homeContent = (language: 'ru' | 'uz'): Content => {
  const t = (ru: string, uz: string) => (language === 'ru' ? ru : uz);
  return {
    organization: 2,
    page: 'home',
    title: t('Muddat — платите частями', 'Muddat — qism-qism toʻlang'),
    description: t('Рассрочка до 15 миллионов', '15 milliongacha muddatli toʻlov'),
    version: 1,
    updated_at: '2026-09-01T06:00:00.000Z',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        headline: t('Покупайте сейчас', 'Hozir xarid qiling'),
        lead: t('Лимит до 15 миллионов сум.', '15 million soʻmgacha limit.'),
        cta: { label: t('Узнать лимит', 'Limitni bilish'), href: '/sign-up' },
        secondary: { label: t('Для продавцов', 'Sotuvchilarga'), href: '/sell-on-muddat' },
        facts: [{ id: 'orders_per_day', value: 300, shown: '300', label: t('заказов в день', 'kunlik buyurtma') }],
      },
      {
        id: 'calculator',
        type: 'calculator',
        title: t('Калькулятор', 'Kalkulyator'),
        lead: '',
        price: { min: 300_000, max: 15_000_000, step: 50_000 },
        example: { price: 4_800_000, months: 12 },
        terms: [
          { months: 3, markup_bp: 700 },
          { months: 12, markup_bp: 2_700 },
        ],
        note: t('Это пример.', 'Bu misol.'),
      },
      { id: 'timer', type: 'promo-timer' },
      {
        id: 'partners',
        type: 'partners',
        title: t('Магазины', 'Doʻkonlar'),
        link: { label: t('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
        total: 64,
        items: [
          {
            id: '1',
            alias: 'orzu-texnika',
            name: 'Orzu Texnika',
            logo: '/api/mobile/v2/picture/store/orzu-texnika',
            category: t('Электроника', 'Elektronika'),
            max_months: 24,
            places: 0,
          },
        ],
      },
      {
        id: 'faq',
        type: 'faq',
        title: t('Частые вопросы', 'Koʻp soʻraladigan savollar'),
        link: { label: t('Все вопросы', 'Barcha savollar'), href: '/faq' },
        items: [
          {
            id: '1',
            question: t('Бесплатно?', 'Bepulmi?'),
            answer: t('Чаще нет.\n\nНаценка видна.', 'Koʻpincha yoʻq.\n\nUstama koʻrinadi.'),
          },
        ],
      },
    ],
  };
};

export const storesResponse: StoreList = {
  data: [
    {
      id: '1',
      alias: 'orzu-texnika',
      name: 'Orzu Texnika',
      logo: '/api/mobile/v2/picture/store/orzu-texnika',
      categories: [{ id: '1', alias: 'electronics', name: 'Электроника' }],
      description: '',
      installment_terms: [
        { months: 3, markup_bp: 700 },
        { months: 24, markup_bp: 5_200 },
      ],
      cash_commission_bp: 200,
      rating: 4.8,
      review_count: 249,
      addresses: [],
    },
  ],
  total: 64,
  initials: [],
  categories: [],
  regions: [],
};

export const publicOfferPage: Page = {
  id: '1',
  alias: 'public-offer',
  title: 'Публичная оферта',
  version: '3.1',
  published_at: '2026-09-01',
  url: '/public-offer',
  lead: 'Условия рассрочки.',
  sections: [{ anchor: 'terms', heading: '1. Термины', paragraphs: ['Muddat — торговая площадка.'] }],
};
