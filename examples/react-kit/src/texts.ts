import type { KitLanguage } from '@muddat/ui/provider';
import { createContext, useContext } from 'react';

const ru = {
  orders: 'Заказы',
  loading: 'Загружаем заказы',
  failed: 'Не удалось загрузить',
  empty: 'Заказов пока нет',
  toPay: 'к оплате',
};
const uz: typeof ru = {
  orders: 'Buyurtmalar',
  loading: 'Buyurtmalar yuklanmoqda',
  failed: 'Yuklab boʻlmadi',
  empty: 'Hozircha buyurtma yoʻq',
  toPay: 'toʻlanadi',
};

/** The page's own texts. The kit's components bring theirs. */
export const textsOf = ({ language }: KitLanguage) => (language === 'ru' ? ru : uz);

const TextsContext = createContext(ru);
export const TextsProvider = TextsContext.Provider;
export const useTexts = () => useContext(TextsContext);
