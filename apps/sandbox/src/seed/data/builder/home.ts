import { ruUz } from '../text.ts';
import type { BuilderPageSeed } from './builder-page.ts';
import { BENEFITS_BLOCK, CALCULATOR_BLOCK, CONTACT_BLOCK, STEPS_BLOCK } from './shared-blocks.ts';

export const HOME_PAGE: BuilderPageSeed = {
  page: 'home',
  title: ruUz('Muddat — покупайте сейчас, платите частями', 'Muddat — hozir xarid qiling, boʻlib toʻlang'),
  description: ruUz(
    'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки, без пени, досрочно дешевле.',
    'Oʻzbekiston doʻkonlarida 15 million soʻmgacha muddatli toʻlov. Butun narx oldindan koʻrinadi, penyasiz, muddatidan oldin arzonroq.',
  ),
  version: 7,
  updatedAt: '2026-09-01T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Покупайте сейчас, платите частями', 'Hozir xarid qiling, boʻlib toʻlang'),
      lead: ruUz(
        'Лимит до 15 миллионов сум. Вся цена видна до покупки: сколько, когда и насколько дороже, чем сразу.',
        '15 million soʻmgacha limit. Butun narx xariddan oldin koʻrinadi: qancha, qachon va naqddan qanchaga qimmat.',
      ),
      cta: { label: ruUz('Узнать лимит', 'Limitni bilish'), href: '/cabinet/limit' },
      secondary: { label: ruUz('Как это работает', 'Bu qanday ishlaydi'), href: '/installment-terms' },
      figure_ids: ['product_types', 'orders_per_day', 'years_on_market'],
    },
    CALCULATOR_BLOCK,
    {
      id: 'partners',
      type: 'partners',
      title: ruUz('Магазины рядом с вами', 'Yaqiningizdagi doʻkonlar'),
      link: { label: ruUz('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
      store_aliases: [
        'orzu-texnika',
        'ipak-yoli',
        'chorsu-savdo',
        'nur-optika',
        'bolajon-olami',
        'samarqand-mebel',
        'tulpor-sport',
        'lola-libos',
      ],
    },
    {
      id: 'goods',
      type: 'product-row',
      title: ruUz('Часто берут в рассрочку', 'Muddatli toʻlovga koʻp olinadi'),
      link: { label: ruUz('Весь каталог', 'Butun katalog'), href: '/catalogue' },
      products: { category: 'electronics', limit: 4 },
    },
    STEPS_BLOCK,
    BENEFITS_BLOCK,
    {
      id: 'comparison',
      type: 'comparison',
      title: ruUz('Чем рассрочка отличается от кредита', 'Muddatli toʻlov kreditdan nimasi bilan farq qiladi'),
      columns: [ruUz('Muddat', 'Muddat'), ruUz('Потребительский кредит', 'Isteʼmol krediti')],
      rows: [
        {
          label: ruUz('Где оформить', 'Qayerda rasmiylashtiriladi'),
          cells: [ruUz('На телефоне, один раз', 'Telefonda, bir marta'), ruUz('Обычно в отделении', 'Odatda bank boʻlimida')],
        },
        {
          label: ruUz('Сколько стоит', 'Qancha turadi'),
          cells: [
            ruUz('Наценка в сумах, известна заранее', 'Soʻmdagi ustama, oldindan maʼlum'),
            ruUz('Проценты на остаток долга', 'Qarz qoldigʻiga foiz'),
          ],
        },
        {
          label: ruUz('Опоздание', 'Kechikish'),
          cells: [ruUz('Без пени и штрафов', 'Penya va jarimasiz'), ruUz('Пеня по договору', 'Shartnoma boʻyicha penya')],
        },
        {
          label: ruUz('Досрочно', 'Muddatidan oldin'),
          cells: [
            ruUz('Наценка только за начавшиеся месяцы', 'Ustama faqat boshlangan oylar uchun'),
            ruUz('Проценты за дни пользования', 'Foydalanilgan kunlar uchun foiz'),
          ],
        },
      ],
      note: ruUz(
        'Рассрочка не всегда дешевле кредита. Сравните годовую ставку: мы показываем её до подтверждения.',
        'Muddatli toʻlov har doim ham kreditdan arzon emas. Yillik stavkani solishtiring: biz uni tasdiqlashdan oldin koʻrsatamiz.',
      ),
    },
    {
      id: 'figures',
      type: 'figures',
      title: ruUz('Нам доверяют', 'Bizga ishonishadi'),
      figure_ids: ['monthly_visitors', 'orders_per_day', 'product_types', 'years_on_market'],
    },
    {
      id: 'faq',
      type: 'faq',
      title: ruUz('Частые вопросы', 'Koʻp soʻraladigan savollar'),
      link: { label: ruUz('Все вопросы', 'Barcha savollar'), href: '/faq' },
      questions: [
        'Рассрочка бесплатная?',
        'Когда первый платёж?',
        'Можно ли заплатить раньше срока?',
        'Что будет, если я не заплачу вовремя?',
        'Какие документы нужны?',
      ],
    },
    CONTACT_BLOCK,
  ],
};
