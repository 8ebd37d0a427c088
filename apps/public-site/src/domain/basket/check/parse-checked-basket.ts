import { isCalendarDate } from '@muddat/schedule';
import type { ApiPicture } from '@muddat/ui/picture';
import { allowedPictureUrl, isAllowedPictureUrl } from '../../../shared/page/pictures.ts';
import { isOffer } from '../../product/parse-offer.ts';
import type { CheckedBasket, CheckedLine, CheckedLineState, CheckedStore } from './checked-basket.ts';

/** Parses the response of checkBasket; null if it has another shape. Written by hand, so that the page needs no schema library. */
export function parseCheckedBasket(body: unknown): CheckedBasket | null {
  if (!isObject(body)) return null;
  const { stores, gone, as_of: asOf } = body;
  if (!Array.isArray(stores) || !Array.isArray(gone) || !isCalendarDate(asOf)) return null;
  const parsed = stores.map(parseStore);
  if (!parsed.every((store) => store !== null)) return null;
  return { stores: parsed, unavailable: gone.filter((id) => typeof id === 'string'), asOf };
}

function parseStore(value: unknown): CheckedStore | null {
  if (!isObject(value) || !isObject(value['store'])) return null;
  const { id, alias, name, logo } = value['store'];
  const { items, goods_total: goodsTotal, offers } = value;
  if (!isText(id) || !isText(alias) || !isText(name) || !isAmount(goodsTotal) || !Array.isArray(items) || !Array.isArray(offers))
    return null;
  const lines = items.map(parseLine);
  if (!lines.every((line) => line !== null) || !offers.every(isOffer)) return null;
  return { store: { id, alias, name }, logo: isText(logo) ? allowedPictureUrl(logo) : null, lines, goodsTotal, offers };
}

function parseLine(value: unknown): CheckedLine | null {
  if (!isObject(value) || !isObject(value['product'])) return null;
  const { product_id: productId, quantity, available, state, price_was: priceWas } = value;
  const { name, price, image } = value['product'];
  if (!isText(productId) || !isAmount(quantity) || !isAmount(available) || !isText(name) || !isAmount(price)) return null;
  return {
    productId,
    quantity,
    available,
    state: STATES.find((known) => known === state) ?? 'ok',
    priceWas: isAmount(priceWas) ? priceWas : null,
    name,
    price,
    image: parsePicture(image),
  };
}

function parsePicture(value: unknown): ApiPicture | null {
  if (!isObject(value)) return null;
  const { url, width, height, placeholder } = value;
  if (!isText(url) || !isAllowedPictureUrl(url) || !isAmount(width) || !isAmount(height)) return null;
  return { url, width, height, placeholder: isText(placeholder) && placeholder.startsWith('data:image/') ? placeholder : undefined };
}

const STATES: readonly CheckedLineState[] = ['ok', 'price_changed', 'less_stock', 'sold_out'];
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
