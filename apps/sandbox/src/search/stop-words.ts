import { foldWords } from './fold.ts';

/** Question words: with one of them, questions rank before goods. */
const QUESTION_WORDS = new Set(
  foldWords(`как что почему зачем когда где куда можно какие какой какая сколько чем нужно ли
    qanday nima nega qachon qayerda qancha qanaqa mumkin mumkinmi kerak boʻladimi bormi boʻladi nechta necha`),
);

/** Stop words, which are not searched for. */
const STOP_WORDS = new Set(
  foldWords(`и в во на с со из для от до по у к о об за при это есть то а или если не мне мой моя мои я мы вы вас нас
    va bilan uchun bu ham yoki men menga mening biz siz sizga the and for of`),
);

/** Words about buying, which fit any product. They are ignored if no entry has all words. */
const BUYING_WORDS = new Set(
  foldWords(`рассрочка рассрочку рассрочки рассрочке кредит кредита купить куплю покупка цена цены ценам стоимость стоит недорого дешево
    дешёвый дешевые дорогой заказать онлайн интернет магазин магазина магазины магазинов ташкент ташкенте узбекистан узбекистане новый
    новая новое новые лучший лучшие хороший хорошая хорошие скидка скидки акция
    muddatli toʻlovga toʻlov nasiya kredit arzon qimmat narx narxi narxlari sotib olish olaman yangi yaxshi doʻkon doʻkoni toshkent
    chegirma`),
);

export const isBuyingWord = (folded: string): boolean => BUYING_WORDS.has(folded);
export const isQuestionWord = (folded: string): boolean => QUESTION_WORDS.has(folded);
export const isStopWord = (folded: string): boolean => STOP_WORDS.has(folded) || QUESTION_WORDS.has(folded);
