import { CAMPAIGN_MONTHS, CAMPAIGN_STORES } from '../stores.ts';
import { ruUz } from '../text.ts';
import type { BuilderPageSeed } from './builder-page.ts';
import { HOME_PAGE } from './home.ts';
import { BENEFITS_BLOCK, COMPARISON_BLOCK, CONTACT_BLOCK, FIGURES_BLOCK, STEPS_BLOCK } from './shared-blocks.ts';
import {
  AUTUMN_BANNER,
  CAMPAIGN_CALCULATOR,
  CAMPAIGN_RULES_BLOCK,
  PAYMENT_METHODS_BLOCK,
  PROMO_BLOCK,
  REVIEWS_BLOCK,
} from './showcase-blocks.ts';

const CATEGORIES = HOME_PAGE.blocks.filter(({ id }) => id === 'categories');

/** A campaign made only of content, at /{locale}/p/showcase. It contains each kind of block in the contract once. */
export const SHOWCASE_PAGE: BuilderPageSeed = {
  page: 'showcase',
  title: ruUz('Осень частями — акция Muddat', 'Kuzgi xaridlar — boʻlib toʻlang. Muddat aksiyasi'),
  description: ruUz(
    'Три месяца без наценки до конца года: какие магазины, какие товары, сколько платить, ответы на вопросы.',
    'Yil oxirigacha uch oy ustamasiz: qaysi doʻkonlar, qaysi mahsulotlar, qancha toʻlanadi, savollarga javoblar.',
  ),
  version: 1,
  updatedAt: '2026-10-01T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Осень частями', 'Kuzgi xaridlar — boʻlib toʻlang'),
      lead: ruUz(
        'До конца года в\u00a0магазинах акции — три месяца без наценки. Цена та же, что сразу, а платежей три.',
        'Yil oxirigacha aksiya doʻkonlarida — uch oy ustamasiz. Narx birdan toʻlangandagidek, toʻlovlar esa uchta.',
      ),
      cta: { label: ruUz('Узнать лимит', 'Limitni bilish'), href: '/cabinet/limit' },
      secondary: { label: ruUz('Условия рассрочки', 'Muddatli toʻlov shartlari'), href: '/installment-terms' },
      figure_ids: ['max_limit', 'product_types'],
    },
    PROMO_BLOCK,
    {
      id: 'goods',
      type: 'product-row',
      title: ruUz('Товары акции', 'Aksiya mahsulotlari'),
      link: { label: ruUz('Весь каталог', 'Butun katalog'), href: '/catalogue' },
      products: { stores: CAMPAIGN_STORES.map(({ alias }) => alias), limit: 8, months: CAMPAIGN_MONTHS },
    },
    ...CATEGORIES,
    AUTUMN_BANNER,
    CAMPAIGN_CALCULATOR,
    CAMPAIGN_RULES_BLOCK,
    {
      id: 'partners',
      type: 'partners',
      title: ruUz('Магазины акции', 'Aksiya doʻkonlari'),
      link: { label: ruUz('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
      store_aliases: CAMPAIGN_STORES.map(({ alias }) => alias),
    },
    STEPS_BLOCK,
    PAYMENT_METHODS_BLOCK,
    BENEFITS_BLOCK,
    COMPARISON_BLOCK,
    {
      id: 'how-to-film',
      type: 'video',
      title: ruUz('Покупка за две минуты', 'Ikki daqiqada xarid'),
      text: ruUz(
        'От выбора товара до договора — на экране обычного телефона.',
        'Mahsulot tanlashdan shartnomagacha — oddiy telefon ekranida.',
      ),
      provider: 'youtube',
      video_id: 'M7lc1UVf-VE',
      duration_seconds: 124,
    },
    REVIEWS_BLOCK,
    FIGURES_BLOCK,
    {
      id: 'where',
      type: 'map',
      title: ruUz('Ремонт по гарантии рядом', 'Kafolat taʼmiri yaqiningizda'),
      link: { label: ruUz('Все сервисные центры', 'Barcha xizmat koʻrsatish markazlari'), href: '/service-centers' },
      points: { of: 'service-centers' },
    },
    {
      id: 'intro',
      type: 'text',
      title: ruUz('Почему осенью', 'Nega aynan kuzda'),
      paragraphs: [
        ruUz(
          'Осенью покупают обувь и школьные вещи, меняют очки и посуду. Магазины акции не добавляют к цене ничего, если платить за три месяца.',
          'Kuzda poyabzal va maktab buyumlari olinadi, koʻzoynak va idish-tovoq yangilanadi. Uch oyda toʻlansa, aksiya doʻkonlari narxga hech narsa qoʻshmaydi.',
        ),
      ],
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
    {
      id: 'ask',
      type: 'form',
      form: 'feedback',
      title: ruUz('Не нашли ответа?', 'Javob topa olmadingizmi?'),
      text: ruUz(
        'Напишите вопрос — ответим по телефону в течение рабочего дня.',
        'Savolingizni yozing — bir ish kuni ichida telefon orqali javob beramiz.',
      ),
    },
    CONTACT_BLOCK,
  ],
};
