import { foldWords } from './fold.ts';

/** Question words: with one of them, questions rank before goods. */
const ASKING = new Set(
  foldWords(`как что почему зачем когда где куда можно какие какой какая сколько чем нужно ли
    qanday nima nega qachon qayerda qancha qanaqa mumkin mumkinmi kerak boʻladimi bormi boʻladi nechta necha`),
);

/** Stop words, which are not searched for. */
const SILENT = new Set(
  foldWords(`и в во на с со из для от до по у к о об за при это есть то а или если не мне мой моя мои я мы вы вас нас
    va bilan uchun bu ham yoki men menga mening biz siz sizga the and for of`),
);

/** Words about buying, which fit any product. They are ignored if no entry has all words. */
const OF_BUYING = new Set(
  foldWords(`рассрочка рассрочку рассрочки рассрочке кредит кредита купить куплю покупка цена цены ценам стоимость стоит недорого дешево
    дешёвый дешевые дорогой заказать онлайн интернет магазин магазина магазины магазинов ташкент ташкенте узбекистан узбекистане новый
    новая новое новые лучший лучшие хороший хорошая хорошие скидка скидки акция
    muddatli toʻlovga toʻlov nasiya kredit arzon qimmat narx narxi narxlari sotib olish olaman yangi yaxshi doʻkon doʻkoni toshkent
    chegirma`),
);

export const isOfBuying = (folded: string): boolean => OF_BUYING.has(folded);
export const isAsking = (folded: string): boolean => ASKING.has(folded);
export const isSilent = (folded: string): boolean => SILENT.has(folded) || ASKING.has(folded);
