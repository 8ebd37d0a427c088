import { text } from '../text.ts';
import type { BuilderPageSeed } from './builder-page.ts';
import { BENEFITS_BLOCK, CALCULATOR_BLOCK, CONTACT_BLOCK, STEPS_BLOCK } from './shared-blocks.ts';

export const HOME_PAGE: BuilderPageSeed = {
  page: 'home',
  title: text('Muddat — покупайте сейчас, платите частями', 'Muddat — hozir xarid qiling, boʻlib toʻlang'),
  description: text(
    'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки, без пени, досрочно дешевле.',
    'Oʻzbekiston doʻkonlarida 15 million soʻmgacha muddatli toʻlov. Butun narx oldindan koʻrinadi, penyasiz, muddatidan oldin arzonroq.',
  ),
  version: 7,
  updatedAt: '2026-09-01T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: text('Покупайте сейчас, платите частями', 'Hozir xarid qiling, boʻlib toʻlang'),
      lead: text(
        'Лимит до 15 миллионов сум. Вся цена видна до покупки: сколько, когда и насколько дороже, чем сразу.',
        '15 million soʻmgacha limit. Butun narx xariddan oldin koʻrinadi: qancha, qachon va naqddan qanchaga qimmat.',
      ),
      cta: { label: text('Узнать лимит', 'Limitni bilish'), href: '/cabinet/limit' },
      secondary: { label: text('Как это работает', 'Bu qanday ishlaydi'), href: '/installment-terms' },
      figure_ids: ['product_types', 'orders_per_day', 'years_on_market'],
    },
    CALCULATOR_BLOCK,
    {
      id: 'partners',
      type: 'partners',
      title: text('Магазины рядом с вами', 'Yaqiningizdagi doʻkonlar'),
      link: { label: text('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
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
      title: text('Часто берут в рассрочку', 'Muddatli toʻlovga koʻp olinadi'),
      link: { label: text('Весь каталог', 'Butun katalog'), href: '/catalogue' },
      products: { category: 'electronics', limit: 4 },
    },
    STEPS_BLOCK,
    BENEFITS_BLOCK,
    {
      id: 'comparison',
      type: 'comparison',
      title: text('Чем рассрочка отличается от кредита', 'Muddatli toʻlov kreditdan nimasi bilan farq qiladi'),
      columns: [text('Muddat', 'Muddat'), text('Потребительский кредит', 'Isteʼmol krediti')],
      rows: [
        {
          label: text('Где оформить', 'Qayerda rasmiylashtiriladi'),
          cells: [text('На телефоне, один раз', 'Telefonda, bir marta'), text('Обычно в отделении', 'Odatda bank boʻlimida')],
        },
        {
          label: text('Сколько стоит', 'Qancha turadi'),
          cells: [
            text('Наценка в сумах, известна заранее', 'Soʻmdagi ustama, oldindan maʼlum'),
            text('Проценты на остаток долга', 'Qarz qoldigʻiga foiz'),
          ],
        },
        {
          label: text('Опоздание', 'Kechikish'),
          cells: [text('Без пени и штрафов', 'Penya va jarimasiz'), text('Пеня по договору', 'Shartnoma boʻyicha penya')],
        },
        {
          label: text('Досрочно', 'Muddatidan oldin'),
          cells: [
            text('Наценка только за начавшиеся месяцы', 'Ustama faqat boshlangan oylar uchun'),
            text('Проценты за дни пользования', 'Foydalanilgan kunlar uchun foiz'),
          ],
        },
      ],
      note: text(
        'Рассрочка не всегда дешевле кредита. Сравните годовую ставку: мы показываем её до подтверждения.',
        'Muddatli toʻlov har doim ham kreditdan arzon emas. Yillik stavkani solishtiring: biz uni tasdiqlashdan oldin koʻrsatamiz.',
      ),
    },
    {
      id: 'figures',
      type: 'figures',
      title: text('Нам доверяют', 'Bizga ishonishadi'),
      figure_ids: ['monthly_visitors', 'orders_per_day', 'product_types', 'years_on_market'],
    },
    {
      id: 'faq',
      type: 'faq',
      title: text('Частые вопросы', 'Koʻp soʻraladigan savollar'),
      link: { label: text('Все вопросы', 'Barcha savollar'), href: '/faq' },
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
