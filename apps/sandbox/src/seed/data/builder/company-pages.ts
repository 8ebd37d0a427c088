import { pictureUrl } from '../../../pictures/picture-url.ts';
import { ruUz } from '../text.ts';
import type { BlockSeed, BuilderPageSeed } from './builder-page.ts';

/** The benefits for a store, on the page for sellers. */
export const SELLER_BENEFITS_BLOCK: BlockSeed = {
  id: 'seller-benefits',
  type: 'benefits',
  title: ruUz('Что получает магазин', 'Doʻkon nima oladi'),
  items: [
    {
      icon: 'wallet',
      title: ruUz('Деньги после приёмки', 'Pul mahsulot topshirilgach'),
      text: ruUz(
        'Деньги за товар минус комиссия приходят, когда покупатель его принял. Ждать последнего платежа не нужно.',
        'Xaridor mahsulotni olgach, komissiya ayirilgan pul doʻkonga oʻtkaziladi. Oxirgi toʻlovni kutish shart emas.',
      ),
    },
    {
      icon: 'shield',
      title: ruUz('Риск на нас', 'Xatar bizning zimmamizda'),
      text: ruUz(
        'И покупателя проверяем, и платежи собираем мы. Если покупатель не платит, деньги за товар остаются у вас.',
        'Xaridorni biz tekshiramiz, toʻlovlarni ham biz yigʻamiz. Xaridor toʻlamasa ham, mahsulot puli sizda qoladi.',
      ),
    },
    {
      icon: 'percent',
      title: ruUz('Свои сроки и наценка', 'Oʻz muddatingiz va ustamangiz'),
      text: ruUz(
        'Срок и наценку выбираете вы. Покупатель видит их до покупки, целиком.',
        'Muddat va ustamani siz tanlaysiz. Xaridor ularni xariddan oldin toʻliq koʻradi.',
      ),
    },
    {
      icon: 'store',
      title: ruUz('Витрина для всей страны', 'Butun mamlakat uchun vitrina'),
      text: ruUz(
        'Ваши товары находят на Muddat из любого региона, на русском и узбекском.',
        'Mahsulotlaringizni Muddatda istalgan hududdan, oʻzbek va rus tillarida topishadi.',
      ),
    },
    {
      icon: 'calendar',
      title: ruUz('Быстрое подключение', 'Tez ulanish'),
      text: ruUz(
        'Обычно за три рабочих дня: договор, загрузка товаров и обучение сотрудников — с вашим менеджером.',
        'Odatda uch ish kunida: shartnoma, mahsulotlarni yuklash va xodimlarni oʻrgatish — menejeringiz bilan.',
      ),
    },
    {
      icon: 'receipt',
      title: ruUz('Без платы за вход', 'Kirish toʻlovisiz'),
      text: ruUz(
        'Комиссия берётся только с проданного. Абонентской платы нет.',
        'Komissiya faqat sotilgan mahsulotdan olinadi. Abonent toʻlovi yoʻq.',
      ),
    },
  ],
};

export const BECOME_PARTNER_PAGE: BuilderPageSeed = {
  page: 'become-partner',
  title: ruUz('Стать партнёром', 'Hamkor boʻlish'),
  description: ruUz(
    'Заявка магазина на подключение к Muddat: перезвоним в течение рабочего дня, обычно подключаем за три рабочих дня.',
    'Doʻkonning Muddatga ulanish arizasi: bir ish kuni ichida qoʻngʻiroq qilamiz, odatda uch ish kunida ulaymiz.',
  ),
  version: 2,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Подключите магазин к Muddat', 'Doʻkoningizni Muddatga ulang'),
      lead: ruUz(
        'Оставьте заявку: менеджер перезвонит в течение рабочего дня и расскажет про сроки, наценку и договор.',
        'Ariza qoldiring: menejer bir ish kuni ichida qoʻngʻiroq qilib, muddat, ustama va shartnoma haqida aytib beradi.',
      ),
      cta: { label: ruUz('Оставить заявку', 'Ariza qoldirish'), href: '/become-partner#request' },
      figure_ids: [],
    },
    {
      id: 'steps',
      type: 'steps',
      title: ruUz('Что будет после заявки', 'Arizadan keyin nima boʻladi'),
      items: [
        {
          number: 1,
          title: ruUz('Звонок', 'Qoʻngʻiroq'),
          text: ruUz(
            'Менеджер уточнит, что и где вы продаёте, и ответит на вопросы.',
            'Menejer nimani va qayerda sotishingizni aniqlaydi va savollarga javob beradi.',
          ),
        },
        {
          number: 2,
          title: ruUz('Документы', 'Hujjatlar'),
          text: ruUz(
            'Понадобятся свидетельство о регистрации, ИНН и счёт в банке Узбекистана.',
            'Roʻyxatdan oʻtganlik guvohnomasi, STIR va Oʻzbekiston bankidagi hisob raqami kerak boʻladi.',
          ),
        },
        {
          number: 3,
          title: ruUz('Первая продажа', 'Birinchi savdo'),
          text: ruUz(
            'Загрузим товары вместе. Обычно магазин начинает продавать на третий рабочий день.',
            'Mahsulotlarni birga yuklaymiz. Odatda doʻkon uchinchi ish kuni savdoni boshlaydi.',
          ),
        },
      ],
    },
    {
      id: 'stores',
      type: 'partners',
      title: ruUz('Уже продают у нас', 'Bizda sotayotganlar'),
      link: { label: ruUz('Все магазины', 'Barcha doʻkonlar'), href: '/partners' },
      store_aliases: ['orzu-texnika', 'ipak-yoli', 'samarqand-mebel', 'bolajon-olami'],
    },
  ],
};

export const CORPORATE_PAGE: BuilderPageSeed = {
  page: 'corporate',
  title: ruUz('Корпоративным клиентам', 'Korporativ mijozlarga'),
  description: ruUz(
    'Рассрочка для сотрудников вашей компании: без справок, с понятной ценой и без нагрузки на бухгалтерию.',
    'Kompaniyangiz xodimlari uchun muddatli toʻlov: maʼlumotnomalarsiz, tushunarli narxda va buxgalteriyaga yuk boʻlmasdan.',
  ),
  version: 2,
  updatedAt: '2026-11-16T06:00:00.000Z',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      headline: ruUz('Рассрочка для ваших сотрудников', 'Xodimlaringiz uchun muddatli toʻlov'),
      lead: ruUz(
        'Сотрудники покупают нужное сейчас и платят частями. Подключение бесплатно, условия — в договоре.',
        'Xodimlar keragini hozir oladi va boʻlib toʻlaydi. Ulanish bepul, shartlari — shartnomada.',
      ),
      cta: { label: ruUz('Подключить компанию', 'Kompaniyani ulash'), href: '/corporate#request' },
      picture: { url: pictureUrl('product', 'laptop.silver.main-1'), alt: null, width: 800, height: 800 },
      figure_ids: [],
    },
    {
      id: 'benefits',
      type: 'benefits',
      title: ruUz('Что получают люди и компания', 'Xodimlar va kompaniya nima oladi'),
      items: [
        {
          icon: 'shield',
          title: ruUz('Без справок', 'Maʼlumotnomalarsiz'),
          text: ruUz(
            'Справка с работы не нужна: сотрудник подтверждает личность в телефоне.',
            'Ish joyidan maʼlumotnoma kerak emas: xodim shaxsini telefonda tasdiqlaydi.',
          ),
        },
        {
          icon: 'wallet',
          title: ruUz('Лимит до 15\u00a0миллионов', '15\u00a0milliongacha limit'),
          text: ruUz(
            'Сумма зависит от проверки. Видно, сколько доступно и до какого дня.',
            'Summa tekshiruv natijasiga bogʻliq. Qancha qolgani va qaysi kungacha ekani koʻrinadi.',
          ),
        },
        {
          icon: 'receipt',
          title: ruUz('Никакой бухгалтерии', 'Buxgalteriyasiz'),
          text: ruUz(
            'Платит сотрудник сам: картой, с баланса или через приложение.',
            'Xodim oʻzi toʻlaydi: karta, balans yoki ilova orqali.',
          ),
        },
        {
          icon: 'percent',
          title: ruUz('Вся цена видна', 'Qancha toʻlash oldindan maʼlum'),
          text: ruUz(
            'Каждый платёж, день и наценка — до подтверждения. Из-за опоздания наценка не растёт.',
            'Har bir toʻlov, kun va ustama — tasdiqlashdan oldin. Kechikish tufayli ustama oshmaydi.',
          ),
        },
        {
          icon: 'calendar',
          title: ruUz('Договор на год', 'Bir yillik shartnoma'),
          text: ruUz(
            'Порядок выхода назван в договоре. Платежи сотрудников при выходе не меняются.',
            'Chiqish tartibi shartnomada yozilgan. Chiqilganda xodimlarning toʻlovlari oʻzgarmaydi.',
          ),
        },
        {
          icon: 'phone',
          title: ruUz('Свой менеджер', 'Shaxsiy menejer'),
          text: ruUz(
            'Отвечает на вопросы компании и сотрудников на русском и узбекском.',
            'Kompaniya va xodimlar savollariga oʻzbek va rus tillarida javob beradi.',
          ),
        },
      ],
    },
    {
      id: 'steps',
      type: 'steps',
      title: ruUz('Как подключиться', 'Qanday ulanish mumkin'),
      items: [
        {
          number: 1,
          title: ruUz('Заявка', 'Ariza'),
          text: ruUz('Оставьте телефон и название компании.', 'Telefon va kompaniya nomini qoldiring.'),
        },
        {
          number: 2,
          title: ruUz('Договор', 'Shartnoma'),
          text: ruUz('Пришлём проект договора и ответим на вопросы.', 'Shartnoma loyihasini yuboramiz va savollarga javob beramiz.'),
        },
        {
          number: 3,
          title: ruUz('Список сотрудников', 'Xodimlar roʻyxati'),
          text: ruUz(
            'Только тех, кто согласился. Остальное они сделают сами, в телефоне.',
            'Faqat rozi boʻlganlar. Qolganini ular telefonda oʻzlari bajaradi.',
          ),
        },
      ],
    },
  ],
};
