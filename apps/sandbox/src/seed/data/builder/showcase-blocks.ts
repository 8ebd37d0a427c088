import { pictureUrl } from '../../../pictures/picture-url.ts';
import { CAMPAIGN_MONTHS, CAMPAIGN_STORES } from '../stores.ts';
import { ruUz } from '../text.ts';
import type { BlockSeed } from './builder-page.ts';
import { CALCULATOR_BLOCK } from './shared-blocks.ts';

/** Quotes of buyers. Quotes and buyers are invented, like all people in the demo data. */
export const REVIEWS_BLOCK: BlockSeed = {
  id: 'reviews',
  type: 'reviews',
  title: ruUz('Что говорят покупатели', 'Xaridorlar nima deydi'),
  items: [
    {
      id: 'shahnoza',
      author: ruUz('Шахноза', 'Shahnoza'),
      place: ruUz('Самарканд', 'Samarqand'),
      rating: 5,
      text: ruUz(
        'Взяла холодильник на год. Сумма в договоре та же, что была на странице, и ни разу не изменилась.',
        'Muzlatgichni bir yilga oldim. Shartnomadagi summa sahifadagi bilan bir xil, biror marta ham oʻzgarmadi.',
      ),
      date: '2026-08-14',
    },
    {
      id: 'jasur',
      author: ruUz('Жасур', 'Jasur'),
      place: ruUz('Ташкент', 'Toshkent'),
      rating: 4,
      text: ruUz(
        'Опоздал на два дня: позвонили, напомнили, пени не было. Хотелось бы больше магазинов с доставкой.',
        'Ikki kun kechikdim: qoʻngʻiroq qilib eslatishdi, penya boʻlmadi. Yetkazib beradigan doʻkonlar koʻproq boʻlsa edi.',
      ),
      date: '2026-09-03',
    },
    {
      id: 'malika',
      author: ruUz('Малика', 'Malika'),
      place: ruUz('Фергана', 'Fargʻona'),
      rating: 5,
      text: ruUz(
        'Закрыла рассрочку на три месяца раньше и вернула часть наценки. Всё видно заранее, считать не нужно.',
        'Muddatli toʻlovni uch oy oldin yopdim va ustamaning bir qismi qaytdi. Hammasi oldindan koʻrinadi, hisoblash shart emas.',
      ),
      date: '2026-10-21',
    },
  ],
};

/** The calculator with the term of the campaign only, and for the price of any of its goods. */
export const CAMPAIGN_CALCULATOR: BlockSeed = {
  ...CALCULATOR_BLOCK,
  price: { min: 150_000, max: 15_000_000, step: 50_000 },
  example: { price: 900_000, months: CAMPAIGN_MONTHS },
  terms: [{ months: CAMPAIGN_MONTHS, markup_bp: 0 }],
  note: ruUz(
    'Так платят в магазинах акции: три месяца без наценки. Другие сроки и наценка — на странице товара.',
    'Aksiya doʻkonlarida shunday toʻlanadi: uch oy ustamasiz. Boshqa muddatlar va ustama — mahsulot sahifasida.',
  ),
};

/** The names of the stores in the campaign, for its rules. */
const STORE_NAMES = CAMPAIGN_STORES.map(({ name }) => name).join(', ');

export const CAMPAIGN_RULES_BLOCK: BlockSeed = {
  id: 'rules',
  type: 'rich-text',
  html: ruUz(
    `<h2>Правила осенней акции</h2><p>До 31 декабря в магазинах акции действует срок <strong>3 месяца без наценки</strong>: ${STORE_NAMES}. Вы платите ту же цену, что и сразу.</p><h3>Кому доступно</h3><ul><li>лимит одобрен и не меньше цены товара;</li><li>нет просроченных платежей;</li><li>заказ оформлен до конца акции.</li></ul><table><caption>Чему равен платёж</caption><thead><tr><th scope="col">Цена товара</th><th scope="col">3 платежа</th></tr></thead><tbody><tr><td>900\u00a0000\u00a0сум</td><td>по 300\u00a0000\u00a0сум</td></tr><tr><td>3\u00a0000\u00a0000\u00a0сум</td><td>по 1\u00a0000\u00a0000\u00a0сум</td></tr></tbody></table><p>Всё остальное — как в <a href="/installment-terms">условиях рассрочки</a>.</p>`,
    `<h2>Kuzgi aksiya qoidalari</h2><p>31-dekabrgacha aksiya doʻkonlarida <strong>3 oy ustamasiz</strong> muddat amal qiladi: ${STORE_NAMES}. Birdan toʻlangandagi narxning oʻzini toʻlaysiz.</p><h3>Kimlar uchun</h3><ul><li>limit tasdiqlangan va qolgan limit mahsulot narxidan kam emas;</li><li>kechikkan toʻlovlar yoʻq;</li><li>buyurtma aksiya tugagunicha rasmiylashtirilgan.</li></ul><table><caption>Toʻlov nechaga teng</caption><thead><tr><th scope="col">Mahsulot narxi</th><th scope="col">3 ta toʻlov</th></tr></thead><tbody><tr><td>900\u00a0000\u00a0soʻm</td><td>300\u00a0000\u00a0soʻmdan</td></tr><tr><td>3\u00a0000\u00a0000\u00a0soʻm</td><td>1\u00a0000\u00a0000\u00a0soʻmdan</td></tr></tbody></table><p>Qolgani — <a href="/installment-terms">muddatli toʻlov shartlaridagidek</a>.</p>`,
  ),
};

export const PAYMENT_METHODS_BLOCK: BlockSeed = {
  id: 'ways',
  type: 'columns',
  title: ruUz('Как платить каждый месяц', 'Har oy qanday toʻlanadi'),
  columns: [
    {
      blocks: [
        {
          id: 'by-card',
          type: 'text',
          title: ruUz('Картой', 'Karta orqali'),
          paragraphs: [
            ruUz(
              'Привяжите карту Uzcard или Humo один раз. Код подтверждения придёт по СМС.',
              'Uzcard yoki Humo kartasini bir marta ulang. Tasdiqlash kodi SMS orqali keladi.',
            ),
          ],
        },
      ],
    },
    {
      blocks: [
        {
          id: 'by-app',
          type: 'text',
          title: ruUz('В приложении', 'Ilova orqali'),
          paragraphs: [
            ruUz(
              'Payme, Click и другие: откроем приложение с готовой суммой, останется подтвердить.',
              'Payme, Click va boshqalar: ilovani tayyor summa bilan ochamiz, faqat tasdiqlash qoladi.',
            ),
          ],
        },
      ],
    },
    {
      blocks: [
        {
          id: 'by-balance',
          type: 'rich-text',
          html: ruUz(
            '<h3>С баланса</h3><p>Пополните баланс когда удобно. <em>Досрочно дешевле:</em> наценка только за начавшиеся месяцы.</p>',
            '<h3>Balansdan</h3><p>Balansni qulay vaqtda toʻldiring. <em>Muddatidan oldin arzonroq:</em> ustama faqat boshlangan oylar uchun.</p>',
          ),
        },
      ],
    },
  ],
};

/** `seedContent` sets the end of this offer to the end of the year. */
export const PROMO_BLOCK: BlockSeed = {
  id: 'three-months',
  type: 'promo',
  title: ruUz('Три месяца без наценки', 'Uch oy ustamasiz'),
  text: ruUz(
    'В магазинах акции. Платите ту же цену, что и сразу, тремя частями.',
    'Aksiya doʻkonlarida. Birdan toʻlangandagi narxni uch qismda toʻlang.',
  ),
  cta: { label: ruUz('Магазины', 'Doʻkonlar'), href: '/partners' },
};

export const AUTUMN_BANNER: BlockSeed = {
  id: 'autumn',
  type: 'banner',
  tone: 'saffron',
  title: ruUz('Обувь и рюкзаки без наценки', 'Poyabzal va ryukzak ustamasiz'),
  text: ruUz('В магазинах акции — сейчас, а платить за три месяца.', 'Aksiya doʻkonlarida — hozir, toʻlov esa uch oyda.'),
  cta: { label: ruUz('Посмотреть магазины', 'Doʻkonlarni koʻrish'), href: '/partners' },
  picture: { url: pictureUrl('category', 'shoes'), alt: null, width: 800, height: 800 },
};
