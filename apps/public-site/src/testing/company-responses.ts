const text = {
  id: 'hero',
  type: 'hero',
  headline: 'Заголовок строителя',
  lead: 'Слова строителя',
  cta: { label: 'К форме', href: '/x#request' },
  facts: [],
};
const steps = { id: 'steps', type: 'steps', title: 'Шаги', items: [{ number: 1, title: 'Заявка', text: 'Оставьте телефон' }] };
const stores = {
  id: 'p',
  type: 'partners',
  title: 'Уже продают',
  total: 1,
  items: [
    {
      id: '1',
      alias: 'orzu',
      name: 'Orzu Texnika',
      logo: '/api/mobile/v2/picture/store/orzu',
      category: 'Электроника',
      max_months: 12,
      places: 2,
    },
  ],
};
const points = { id: 'b', type: 'benefits', title: 'Что получает магазин', items: [{ icon: 'wallet', title: 'Цена сразу', text: 'Вся' }] };

const figures = {
  id: 'f',
  type: 'figures',
  title: 'В цифрах',
  items: [{ id: 'v', value: 100_000, shown: '100\u00a0000', label: 'видов товаров' }],
};

/** Backend responses for the pages that address companies, by path. */
const RESPONSES: Readonly<Record<string, unknown>> = {
  '/v1/get': { data: { title: 'Название', description: 'Описание', blocks: [text, figures, points, steps, stores] } },
  '/v1/faqs': {
    data: [{ id: '50', question: 'Сколько стоит подключение?', answer: 'Нисколько.', category: 'partners' }],
    meta: { page: 1, per_page: 5, total: 1, pages: 1 },
    categories: [],
  },
  '/v2/page/benifest': { data: [{ id: 'a', icon: 'receipt', title: 'Вся цена видна', text: 'Сразу' }] },
  '/v2/page/our-clients': {
    data: [{ id: '1', name: 'Navroʻz Qurilish', industry: 'Строительство', employees: 2400, logo: '/api/mobile/v2/picture/client/n' }],
  },
  '/v2/pages/corporate': {
    data: { lead: 'Для сотрудников', sections: [{ anchor: 'how', heading: 'Как это работает', paragraphs: ['Вы передаёте список.'] }] },
  },
};

export const companyResponses = ({ pathname }: URL) => (pathname in RESPONSES ? { body: RESPONSES[pathname] } : undefined);
export const failAllRequests = () => ({ status: 503, body: {} });
