import { pictureUrl } from '../../../pictures/picture-url.ts';
import { BENEFITS } from '../benefits.ts';
import { BASE_INSTALLMENT_TERMS, CAMPAIGN_STORES } from '../stores.ts';
import { ruUz } from '../text.ts';
import type { BlockSeed, BuilderPageSeed } from './builder-page.ts';
import { SELLER_BENEFITS_BLOCK } from './company-pages.ts';
import { CALCULATOR_BLOCK, COMPARISON_BLOCK, CONTACT_BLOCK, FIGURES_BLOCK, STEPS_BLOCK } from './shared-blocks.ts';

/** The home test page (spec 2): a banner that is being tested, and a block that some clients do not know yet. */
export const TEST_PAGE: BuilderPageSeed = {
  page: 'test',
  title: ruUz('Muddat — пробная главная', 'Muddat — sinov bosh sahifasi'),
  description: ruUz('Пробный вариант главной страницы.', 'Bosh sahifaning sinov varianti.'),
  version: 3,
  updatedAt: '2026-10-12T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Нужно сегодня — платите до весны', 'Bugun kerak — bahorgacha toʻlang'),
      lead: ruUz(
        'Посчитайте платёж до покупки. Наценка и каждая дата — на одном экране.',
        'Toʻlovni xariddan oldin hisoblang. Ustama va har bir sana — bitta ekranda.',
      ),
      cta: { label: ruUz('Посчитать', 'Hisoblash'), href: '/#calculator' },
      figure_ids: ['max_limit', 'years_on_market'],
    },
    CALCULATOR_BLOCK,
    {
      id: 'promo-timer',
      type: 'promo-timer',
      title: ruUz(
        `До конца года в\u00a0${CAMPAIGN_STORES.length} магазинах — три месяца без наценки`,
        `Yil oxirigacha ${CAMPAIGN_STORES.length}\u00a0ta doʻkonda — uch oy ustamasiz`,
      ),
    },
    STEPS_BLOCK,
    CONTACT_BLOCK,
  ],
};

/** Every term, next to each other: the page shows what the same purchase costs at each of them. */
const TERMS_CALCULATOR_BLOCK: BlockSeed = {
  ...CALCULATOR_BLOCK,
  title: ruUz('Сколько это стоит', 'Bu qancha turadi'),
  terms: BASE_INSTALLMENT_TERMS.map(({ months, markupBp }) => ({ months, markup_bp: markupBp })),
  note: ruUz(
    'Пример без первого взноса. Последний платёж может быть меньше остальных, а платежей — меньше, чем месяцев. Наценка зависит от магазина, точный расчёт — на странице товара до подтверждения.',
    'Boshlangʻich toʻlovsiz misol. Oxirgi toʻlov boshqalaridan kamroq, toʻlovlar soni esa oylar sonidan kam boʻlishi mumkin. Ustama doʻkonga bogʻliq, aniq hisob — mahsulot sahifasida, tasdiqlashdan oldin.',
  ),
};

/** The benefits that neither the sums above nor the comparison below name. */
const TERMS_BENEFITS_BLOCK: BlockSeed = {
  id: 'benefits',
  type: 'benefits',
  title: ruUz('Почему платить частями спокойно', 'Nega boʻlib toʻlash bexavotir'),
  items: BENEFITS.flatMap(({ id, icon, title, text }) =>
    ['whole-price', 'no-late-fee', 'early'].includes(id) ? [] : [{ icon, title, text }],
  ),
};

export const INSTALLMENT_TERMS_PAGE: BuilderPageSeed = {
  page: 'installment-terms',
  title: ruUz('Условия рассрочки', 'Muddatli toʻlov shartlari'),
  description: ruUz(
    'Срок, наценка, платежи, досрочное погашение и просрочка — простыми словами.',
    'Muddat, ustama, toʻlovlar, muddatidan oldin yopish va kechikish — oddiy soʻzlar bilan.',
  ),
  version: 7,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'intro',
      type: 'text',
      title: ruUz('Условия рассрочки', 'Muddatli toʻlov shartlari'),
      paragraphs: [
        ruUz(
          'Покупка сегодня, оплата частями в следующие месяцы. Срок от 3 до 24 месяцев, сумма до 15 миллионов сум.',
          'Bugun xarid, haqi keyingi oylarda boʻlib toʻlanadi. Muddati 3 oydan 24 oygacha, summasi 15 million soʻmgacha.',
        ),
        ruUz(
          'Магазин добавляет наценку. Она одна на весь срок, известна до подтверждения и потом не растёт — ни сама, ни при опоздании.',
          'Doʻkon ustama qoʻshadi. U butun muddat uchun bitta, tasdiqlashdan oldin maʼlum boʻladi va keyin oʻz-oʻzidan ham, kechikish tufayli ham oshmaydi.',
        ),
      ],
    },
    TERMS_CALCULATOR_BLOCK,
    TERMS_BENEFITS_BLOCK,
    COMPARISON_BLOCK,
    {
      id: 'faq',
      type: 'faq',
      title: ruUz('Вопросы о платежах', 'Toʻlovlar haqida savollar'),
      link: { label: ruUz('Все вопросы', 'Barcha savollar'), href: '/faq' },
      questions: [
        'Как считается платёж в месяц?',
        'Когда первый платёж?',
        'Обязателен ли первый взнос?',
        'Что такое годовая ставка в расчёте?',
        'Как распределяется мой платёж?',
      ],
    },
    {
      id: 'delivery',
      type: 'rich-text',
      html: ruUz(
        '<p>Кто везёт покупку и как её вернуть: <a href="/pages/delivery-and-returns">доставка и возврат</a>.</p>',
        '<p>Xaridni kim yetkazadi va uni qanday qaytarish mumkin: <a href="/pages/delivery-and-returns">yetkazib berish va qaytarish</a>.</p>',
      ),
    },
    {
      id: 'limit',
      type: 'banner',
      tone: 'tile',
      title: ruUz('Сколько можно купить вам?', 'Siz qancha xarid qila olasiz?'),
      text: ruUz(
        'Пять коротких шагов на телефоне: обычно ответ приходит за несколько минут.',
        'Telefonda beshta qisqa qadam: javob odatda bir necha daqiqada keladi.',
      ),
      cta: { label: ruUz('Узнать лимит', 'Limitni bilish'), href: '/cabinet/limit' },
    },
  ],
};

export const SELL_ON_PAGE: BuilderPageSeed = {
  page: 'sell-on',
  title: ruUz('Продавайте на Muddat', 'Muddat orqali soting'),
  description: ruUz(
    'Деньги за товар минус комиссия, как только покупатель его принял. Риск неплатежа на нас.',
    'Xaridor mahsulotni olgach, komissiya ayirilgan pul doʻkonga oʻtkaziladi. Toʻlanmaslik xavfi bizda.',
  ),
  version: 6,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Продавайте в рассрочку', 'Muddatli toʻlovga soting'),
      lead: ruUz(
        'Деньги за товар минус комиссия приходят, когда покупатель его принял. Платежи собираем мы.',
        'Xaridor mahsulotni olgach, komissiya ayirilgan pul doʻkonga oʻtkaziladi. Toʻlovlarni biz yigʻamiz.',
      ),
      cta: { label: ruUz('Оставить заявку', 'Ariza qoldirish'), href: '/sell-on-muddat#request' },
      picture: { url: pictureUrl('product', 'tea-set.blue.main-1'), alt: null, width: 800, height: 800 },
      figure_ids: [],
    },
    FIGURES_BLOCK,
    SELLER_BENEFITS_BLOCK,
    CONTACT_BLOCK,
  ],
};

/** The head of the questions page; the questions themselves are the FAQ's. */
export const FAQ_PAGE: BuilderPageSeed = {
  page: 'faq',
  title: ruUz('Вопросы и ответы', 'Savol va javoblar'),
  description: ruUz(
    'Лимит, платежи, просрочка, карты и доставка: отвечаем простыми словами.',
    'Limit, toʻlovlar, kechikish, kartalar va yetkazib berish: oddiy soʻzlar bilan javob beramiz.',
  ),
  version: 1,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Вопросы и ответы', 'Savol va javoblar'),
      lead: ruUz(
        'Простыми словами о лимите, платежах, доставке и возврате. Если ответа нет, спросите нас: ответит человек.',
        'Limit, toʻlovlar, yetkazib berish va qaytarish haqida oddiy soʻzlar bilan. Javob topilmasa, bizdan soʻrang: xodim javob beradi.',
      ),
      cta: { label: ruUz('Задать вопрос', 'Savol berish'), href: '/faq' },
      picture: { url: pictureUrl('product', 'headphones.turquoise.main-1'), alt: null, width: 800, height: 800 },
      figure_ids: [],
    },
  ],
};
