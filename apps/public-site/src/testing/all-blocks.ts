import type { builder } from '@muddat/sdk/types';

type Block = builder.components['schemas']['Block'];
type Language = 'ru' | 'uz';

/** One block of each kind in the contract, as the builder returns it. Types check the shapes against the contract. */
export function allBlocks(language: Language): readonly Block[] {
  const t = (ru: string, uz: string) => (language === 'ru' ? ru : uz);
  const link = { label: t('Дальше', 'Keyin'), href: '/partners' };
  const text = { id: 'words', type: 'text' as const, title: t('О нас', 'Biz haqimizda'), paragraphs: [t('Абзац.', 'Xatboshi.')] };
  return [
    {
      id: 'hero',
      type: 'hero',
      headline: t('Покупайте сейчас', 'Hozir xarid qiling'),
      lead: t('Лимит до 15 миллионов.', '15 milliongacha limit.'),
      cta: { label: t('Узнать лимит', 'Limitni bilish'), href: '/sign-up' },
      facts: [{ id: 'orders_per_day', value: 300, shown: '300', label: t('заказов в день', 'kunlik buyurtma') }],
    },
    {
      id: 'offer',
      type: 'promo',
      title: t('Три месяца без наценки', 'Uch oy ustamasiz'),
      text: t('Три части.', 'Uch qism.'),
      ends_at: '2999-12-31T19:00:00.000Z',
      cta: link,
    },
    {
      id: 'goods',
      type: 'product-row',
      title: t('Часто берут', 'Koʻp olinadi'),
      link,
      items: [
        {
          id: '1001',
          store: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', logo: '/logo' },
          category: { id: '2', alias: 'phones', name: t('Телефоны', 'Telefonlar') },
          name: t('Смартфон Yangi', 'Yangi smartfon'),
          brand: null,
          price: 4_800_000,
          image: null,
          stock: 5,
          from_monthly: {
            months: 12,
            monthly_payment: 508_000,
            payments: 12,
            total: 6_096_000,
            markup: 1_296_000,
            markup_bp: 2_700,
            yearly_rate: 55.8,
          },
        },
      ],
    },
    { id: 'strip', type: 'banner', tone: 'saffron', title: t('Утеплитесь', 'Isinib oling'), text: t('Сейчас.', 'Hozir.'), cta: link },
    {
      id: 'calculator',
      type: 'calculator',
      title: t('Калькулятор', 'Kalkulyator'),
      lead: '',
      price: { min: 300_000, max: 15_000_000, step: 50_000 },
      example: { price: 4_800_000, months: 12 },
      terms: [{ months: 12, markup_bp: 2_700 }],
      note: t('Это пример.', 'Bu misol.'),
    },
    { id: 'rules', type: 'rich-text', html: t('<h2>Правила</h2><p>Слова</p>', '<h2>Qoidalar</h2><p>Soʻzlar</p>') },
    { id: 'partners', type: 'partners', title: t('Магазины', 'Doʻkonlar'), link, total: 64, items: [] },
    { id: 'steps', type: 'steps', title: t('Шаги', 'Qadamlar'), items: [{ number: 1, title: t('Раз', 'Bir'), text: t('Два', 'Ikki') }] },
    {
      id: 'categories',
      type: 'categories',
      title: t('Что в планах', 'Nima olmoqchisiz'),
      link,
      items: [{ alias: 'tvs', name: t('Телевизоры', 'Televizorlar'), picture: null }],
    },
    { id: 'columns', type: 'columns', title: t('Как платить', 'Qanday toʻlanadi'), columns: [{ blocks: [text] }, { blocks: [] }] },
    {
      id: 'benefits',
      type: 'benefits',
      title: t('Почему', 'Nega'),
      items: [{ icon: 'shield', title: t('Без пени', 'Penyasiz'), text: '.' }],
    },
    {
      id: 'comparison',
      type: 'comparison',
      title: t('Сравнение', 'Taqqoslash'),
      columns: ['Muddat', t('Кредит', 'Kredit')],
      rows: [{ label: t('Опоздание', 'Kechikish'), cells: [t('Без пени', 'Penyasiz'), t('Пеня', 'Penya')] }],
      note: t('Сравните.', 'Solishtiring.'),
    },
    {
      id: 'film',
      type: 'video',
      title: t('За две минуты', 'Ikki daqiqada'),
      text: t('Фильм.', 'Film.'),
      provider: 'youtube',
      video_id: 'M7lc1UVf-VE',
      duration_seconds: 124,
    },
    {
      id: 'reviews',
      type: 'reviews',
      title: t('Говорят', 'Aytishadi'),
      items: [
        {
          id: 'r1',
          author: t('Шахноза', 'Shahnoza'),
          place: t('Самарканд', 'Samarqand'),
          rating: 4,
          text: t('Хорошо.', 'Yaxshi.'),
          date: '2026-08-14',
        },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      title: t('Доверяют', 'Ishonishadi'),
      items: [{ id: 'y', value: 5, shown: '5', label: t('лет', 'yil') }],
    },
    {
      id: 'where',
      type: 'map',
      title: t('Где забрать', 'Qayerdan olinadi'),
      points: [
        {
          id: 'a1',
          name: 'Orzu Texnika',
          address: t('улица Навои, 12', 'Navoiy koʻchasi, 12-uy'),
          phone: '+998712000001',
          hours: '09:00-20:00',
          latitude: 41.31,
          longitude: 69.24,
        },
      ],
    },
    text,
    {
      id: 'faq',
      type: 'faq',
      title: t('Вопросы', 'Savollar'),
      link,
      items: [{ id: '1', question: t('Бесплатно?', 'Bepulmi?'), answer: t('Чаще нет.', 'Koʻpincha yoʻq.') }],
    },
    { id: 'ask', type: 'form', form: 'feedback', title: t('Спросите', 'Soʻrang'), text: t('Ответим.', 'Javob beramiz.') },
    {
      id: 'contact',
      type: 'contact',
      title: t('Остался вопрос?', 'Savol qoldimi?'),
      text: t('Позвоните.', 'Qoʻngʻiroq qiling.'),
      phone: '+998712000000',
      hours: '9:00–21:00',
      cta: link,
    },
  ];
}
