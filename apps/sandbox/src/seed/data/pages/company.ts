import { formatNumber } from '@muddat/i18n';
import { REGIONS } from '../regions.ts';
import { GOODS_ON_SALE, STORES } from '../stores.ts';
import { ruUz } from '../text.ts';
import { type PageSeed, pageSection } from './page.ts';

export const CORPORATE: PageSeed = {
  alias: 'corporate',
  title: ruUz('Корпоративным клиентам', 'Korporativ mijozlarga'),
  lead: ruUz(
    'Рассрочка для сотрудников вашей компании: без справок, с понятной ценой и без нагрузки на бухгалтерию.',
    'Kompaniyangiz xodimlari uchun muddatli toʻlov: maʼlumotnomalarsiz, tushunarli narxda va buxgalteriyaga yuk boʻlmasdan.',
  ),
  version: '1.2',
  publishedAt: '2026-06-15',
  url: '/corporate',
  sections: [
    pageSection('how', 'Как это работает', 'Bu qanday ishlaydi', [
      [
        'Вы передаёте список сотрудников, которые согласились участвовать. Личность каждый подтверждает сам, в телефоне.',
        'Siz ishtirok etishga rozi boʻlgan xodimlar roʻyxatini berasiz. Shaxsini har kim oʻzi telefonda tasdiqlaydi.',
      ],
      [
        'Сотрудник покупает в любом магазине Muddat и платит картой, с баланса или через приложение. Долг сотрудника компанию ни к чему не обязывает.',
        'Xodim Muddatdagi istalgan doʻkondan xarid qiladi va karta, balans yoki ilova orqali toʻlaydi. Xodimning qarzi kompaniya zimmasiga hech qanday majburiyat yuklamaydi.',
      ],
    ]),
    pageSection('terms', 'Что получает компания', 'Kompaniya nima oladi', [
      [
        'Подключение бесплатно, договор — на год с продлением. Раз в месяц приходит сводка по участникам без сведений о покупках.',
        'Ulanish bepul, shartnoma bir yilga tuziladi va uzaytiriladi. Oyiga bir marta ishtirokchilar boʻyicha umumiy hisobot keladi (xaridlar koʻrsatilmaydi).',
      ],
    ]),
  ],
};

export const ABOUT: PageSeed = {
  alias: 'about',
  title: ruUz('О Muddat', 'Muddat haqida'),
  lead: ruUz(
    'Muddat пять лет помогает покупать нужное сейчас и платить частями, зная каждую сумму заранее.',
    'Besh yildan beri Muddat kerakli narsani hozir olib, har bir summani oldindan bilgan holda boʻlib toʻlashga yordam beradi.',
  ),
  version: '1.0',
  publishedAt: '2026-05-01',
  url: '/pages/about',
  sections: [
    pageSection('figures', 'Muddat в цифрах', 'Muddat raqamlarda', [
      [
        `Магазинов — ${STORES.length}, товаров — ${formatNumber(GOODS_ON_SALE)}, регионов с магазинами — ${REGIONS.length}. Лимит — до 15 миллионов сум.`,
        `Doʻkonlar — ${STORES.length}, mahsulotlar — ${formatNumber(GOODS_ON_SALE)}, doʻkonlari bor hududlar — ${REGIONS.length}. Limit — 15 million soʻmgacha.`,
      ],
    ]),
    pageSection('principle', 'Во что мы верим', 'Nimaga ishonamiz', [
      [
        'Долг не должен удивлять. Поэтому цена, наценка, годовая ставка и каждая дата видны до того, как вы согласились, а за опоздание мы не берём пени.',
        'Qarzda kutilmagan summa boʻlmasligi kerak. Shuning uchun narx, ustama, yillik stavka va har bir sana rozi boʻlishingizdan oldin koʻrinadi, kechikkani uchun esa penya olmaymiz.',
      ],
      [
        'Если стало трудно платить, платёж можно перенести, а просрочку разделить, если впереди есть платежи. Это бесплатно.',
        'Toʻlash qiyinlashsa, toʻlovni koʻchirish, oldinda toʻlovlar boʻlsa, kechikkan summani boʻlish mumkin. Bu bepul.',
      ],
    ]),
  ],
};

export const DELIVERY_AND_RETURNS: PageSeed = {
  alias: 'delivery-and-returns',
  title: ruUz('Доставка и возврат', 'Yetkazib berish va qaytarish'),
  lead: ruUz(
    'Как товар доедет до вас и что делать, если он не подошёл.',
    'Mahsulot sizga qanday yetib boradi va u toʻgʻri kelmasa nima qilish kerak.',
  ),
  version: '1.1',
  publishedAt: '2026-07-10',
  url: '/pages/delivery-and-returns',
  sections: [
    pageSection('delivery', 'Доставка', 'Yetkazib berish', [
      [
        'Во все регионы доставляют не все магазины. Доставляет ли магазин к вам, за сколько дней и почём, видно до подтверждения заказа.',
        'Hamma doʻkon ham barcha hududlarga yetkazavermaydi. Sizga yetkazishi, necha kunda va qanchaga ekani buyurtmani tasdiqlashdan oldin koʻrinadi.',
      ],
      [
        'Проверьте товар при получении: целость, комплект, документы. Подписывайте акт, только если всё на месте.',
        'Mahsulotni olayotganda tekshiring: butunligi, toʻplami, hujjatlari. Dalolatnomani hammasi joyida boʻlgandagina imzolang.',
      ],
    ]),
    pageSection('returns', 'Обмен и возврат', 'Almashtirish va qaytarish', [
      [
        'Десять дней на обмен и возврат товара, который не был в использовании.',
        'Ishlatilmagan mahsulotni almashtirish va qaytarishga oʻn kun.',
      ],
      [
        'Деньги за возвращённый товар уменьшают оставшиеся платежи; если вы уже заплатили больше, разница придёт на баланс в день приёмки.',
        'Qaytarilgan mahsulot puli qolgan toʻlovlarni kamaytiradi; koʻproq toʻlagan boʻlsangiz, farqi qabul qilingan kuni balansga tushadi.',
      ],
    ]),
  ],
};
