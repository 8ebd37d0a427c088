import { BENEFITS } from '../benefits.ts';
import { BASE_INSTALLMENT_TERMS } from '../stores.ts';
import { ruUz } from '../text.ts';
import type { BlockSeed } from './builder-page.ts';

/** Range of prices in the calculator: no product costs less than the lowest, and no limit is above the highest (spec 9). */
export const CALCULATOR_MIN_PRICE = 100_000;
const MAX_PRICE = 15_000_000;
const PRICE_STEP = 50_000;
const OFFERED_TERMS = [3, 6, 12, 24];

export const CALCULATOR_BLOCK: BlockSeed = {
  id: 'calculator',
  type: 'calculator',
  title: ruUz('Сколько это будет в месяц', 'Oyiga qancha boʻladi'),
  lead: ruUz(
    'Впишите цену, выберите срок — и увидите всё: платёж, наценку и итог.',
    'Narxni yozing, muddatni tanlang — toʻlov, ustama va jami summani koʻrasiz.',
  ),
  price: { min: CALCULATOR_MIN_PRICE, max: MAX_PRICE, step: PRICE_STEP },
  example: { price: 4_800_000, months: 12 },
  terms: BASE_INSTALLMENT_TERMS.filter((term) => OFFERED_TERMS.includes(term.months)).map((term) => ({
    months: term.months,
    markup_bp: term.markupBp,
  })),
  note: ruUz(
    'Это пример без первого взноса. Наценка зависит от магазина, точный расчёт — на странице товара до подтверждения.',
    'Bu boshlangʻich toʻlovsiz misol. Ustama doʻkonga bogʻliq, aniq hisob — mahsulot sahifasida, tasdiqlashdan oldin.',
  ),
};

/** The figures of the marketplace (spec 1), for sellers. */
export const FIGURES_BLOCK: BlockSeed = {
  id: 'figures',
  type: 'figures',
  title: ruUz('Muddat в цифрах', 'Muddat raqamlarda'),
  figure_ids: ['monthly_visitors', 'orders_per_day', 'product_types', 'years_on_market'],
};

export const BENEFITS_BLOCK: BlockSeed = {
  id: 'benefits',
  type: 'benefits',
  title: ruUz('Почему платить частями спокойно', 'Nega boʻlib toʻlash bexavotir'),
  items: BENEFITS.map(({ icon, title, text }) => ({ icon, title, text })),
};

export const STEPS_BLOCK: BlockSeed = {
  id: 'steps',
  type: 'steps',
  title: ruUz('Как купить в рассрочку', 'Muddatli toʻlovga qanday xarid qilinadi'),
  items: [
    {
      number: 1,
      screen: 'documents',
      title: ruUz('Подтвердите личность', 'Shaxsingizni tasdiqlang'),
      text: ruUz(
        'Пять коротких шагов: документ, селфи, прописка, номера близких и карта.',
        'Beshta qisqa qadam: hujjat, selfi, roʻyxatdan oʻtish sahifasi, yaqinlaringiz raqamlari va karta.',
      ),
    },
    {
      number: 2,
      screen: 'limit',
      title: ruUz('Получите лимит', 'Limit oling'),
      text: ruUz(
        'Обычно ответ приходит за несколько минут, самое позднее — через рабочий день. Видно, сколько доступно и до какого дня.',
        'Javob odatda bir necha daqiqada, koʻpi bilan bir ish kunida keladi. Limit summasi va amal qilish muddati koʻrinadi.',
      ),
    },
    {
      number: 3,
      screen: 'payment',
      title: ruUz('Платите, как удобно', 'Qulay usulda toʻlang'),
      text: ruUz(
        'Картой, с баланса или через приложение. Если закрыть рассрочку раньше, она обойдётся дешевле.',
        'Karta, balans yoki ilova orqali. Muddatidan oldin yopsangiz, arzonroq tushadi.',
      ),
    },
  ],
};

/** How instalments differ from a loan, row by row. */
export const COMPARISON_BLOCK: BlockSeed = {
  id: 'comparison',
  type: 'comparison',
  title: ruUz('Чем рассрочка отличается от кредита', 'Muddatli toʻlov kreditdan nimasi bilan farq qiladi'),
  columns: [ruUz('Muddat', 'Muddat'), ruUz('Потребительский кредит', 'Isteʼmol krediti')],
  rows: [
    {
      label: ruUz('Где оформить', 'Qayerda rasmiylashtiriladi'),
      cells: [ruUz('На телефоне', 'Telefonda'), ruUz('Обычно в отделении', 'Odatda bank boʻlimida')],
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
};

/** The contact block: phone and opening hours in the brand's format. */
export const CONTACT_BLOCK: BlockSeed = {
  id: 'contact',
  type: 'contact',
  title: ruUz('Остался вопрос?', 'Savolingiz qoldimi?'),
  text: ruUz(
    'Позвоните или напишите: ответит человек, на русском или узбекском.',
    'Qoʻngʻiroq qiling yoki yozing: oʻzbek yoki rus tilida xodim javob beradi.',
  ),
  phone: '+998712000000',
  hours: ruUz('Каждый день 9:00–21:00', 'Har kuni 9:00–21:00'),
  cta: { label: ruUz('Задать вопрос', 'Savol berish'), href: '/faq' },
};
