import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { FINANCED_MIN_SOM } from '@muddat/schedule';
import type { CheckoutFieldName } from './checkout.types.ts';

export type CheckoutFieldErrors = { readonly [Field in CheckoutFieldName]?: string };

/** What the backend adds to the codes of a refused quote. */
export type QuoteRefusalDetails = {
  /** The smallest initial fee that fits the limit, in so'm; null if the backend does not send it. */
  minInitialFee: number | null;
  /** The largest initial fee that leaves enough to finance, in so'm; null if the backend does not send it. */
  maxInitialFee: number | null;
  /** The bank whose card the store requires; null if the backend names none. */
  bank: string | null;
  /** Names of the stores that do not deliver to the region; none if the order has one store only, or if the backend names none. */
  storesWithoutDelivery: readonly string[];
};

/**
 * The codes of all invalid fields, by the contract's field names (`offer` for the acceptance): from a refused quote or checkout, or
 * because something is still missing when the customer signs.
 */
type FieldCodes = Readonly<Record<string, string>>;

/** Returns a message for each invalid field: what is wrong and what to do (spec 5). */
export function useCheckoutFieldErrors(): (codes: FieldCodes, details: QuoteRefusalDetails) => CheckoutFieldErrors {
  const { t } = useLingui();
  const language = useLanguage();
  const least = formatMoney(FINANCED_MIN_SOM, language);
  return (codes, { minInitialFee, maxInitialFee, bank, storesWithoutDelivery }) => {
    const stores = storesWithoutDelivery.map((name) => `«${name}»`).join(', ');
    const fee = minInitialFee === null ? null : formatMoney(minInitialFee, language);
    const largest = formatMoney(maxInitialFee ?? 0, language);
    const sentences: { readonly [Field in CheckoutFieldName]: Readonly<Record<string, string>> } = {
      items: {
        required: t({ message: 'Корзина пуста: сначала выберите товары', comment: 'Checkout: nothing is in the basket' }),
        too_many: t({ message: 'В одном заказе меньше 10 товаров: уберите лишнее из корзины', comment: 'Checkout: too many goods' }),
        gone: t({
          message: 'Одного из товаров больше нет в продаже. Уберите его из корзины',
          comment: 'Checkout: a product is not sold any more',
        }),
        sold_out: t({ message: 'Одного из товаров нет в наличии. Уберите его из корзины', comment: 'Checkout: a product is sold out' }),
        less_stock: t({
          message: 'Одного из товаров осталось меньше. Поправьте количество в корзине',
          comment: 'Checkout: fewer pieces are left',
        }),
      },
      delivery: { required: t({ message: 'Выберите: доставка или самовывоз', comment: 'Checkout: how to get the goods is not chosen' }) },
      'delivery.region_id': {
        required: t({ message: 'Выберите регион', comment: 'Checkout: the region of the delivery is not chosen' }),
        not_served:
          stores === ''
            ? t({ message: 'Сюда магазин не доставляет. Выберите другой регион или самовывоз', comment: 'Checkout: no delivery there' })
            : t({
                message: `Сюда не доставляют: ${stores}. Выберите другой регион или оформите эти товары отдельно`,
                comment:
                  'Checkout of several stores: no delivery there; names of stores in quotation marks, such as «Orzu Texnika», «Zamin»',
              }),
      },
      'delivery.district_id': {
        required: t({ message: 'Выберите район', comment: 'Checkout: the district of the delivery is not chosen' }),
        not_found: t({
          message: 'Такого района нет в этом регионе. Выберите другой',
          comment: 'Checkout: the district is of another region',
        }),
      },
      'delivery.address': {
        required: t({ message: 'Напишите улицу, дом и квартиру', comment: 'Checkout: the address is empty' }),
      },
      'delivery.address_id': {
        required: t({ message: 'Выберите пункт самовывоза', comment: 'Checkout: no branch is chosen' }),
        not_found: t({ message: 'Этого пункта самовывоза больше нет. Выберите другой', comment: 'Checkout: the branch no longer exists' }),
        other_store: t({
          message: 'Это пункт самовывоза другого магазина. Выберите другой или доставку',
          comment: 'Checkout: the branch belongs to another store of the basket',
        }),
      },
      order_type: {
        required: t({ message: 'Выберите, как платить', comment: 'Checkout: neither full payment nor instalments are chosen' }),
        limit_required: t({
          message: 'Для рассрочки нужен одобренный лимит: получите его или заплатите сразу',
          comment: 'Checkout: the customer has no approved limit',
        }),
      },
      months: {
        required: t({ message: 'Выберите срок рассрочки', comment: 'Checkout: no term is chosen' }),
        not_offered: t({ message: 'На этот срок магазин не продаёт. Выберите другой', comment: 'Checkout: the term is not offered' }),
      },
      initial_fee: {
        out_of_range:
          fee !== null
            ? t({
                message: `Внесите сразу от ${fee} до ${largest} или оставьте поле пустым`,
                comment: 'Checkout: the initial fee is too small; the least and the largest one that a card can pay',
              })
            : maxInitialFee === 0
              ? t({
                  message: 'Для такой суммы первый взнос не нужен: оставьте поле пустым',
                  comment: 'Checkout: the order is so small that an initial fee would leave too little to finance',
                })
              : maxInitialFee === null
                ? t({ message: 'Первый взнос должен быть меньше цены заказа', comment: 'Checkout: the initial fee is too large' })
                : t({
                    message: `Внесите сразу не больше ${largest}: в рассрочку должно остаться хотя бы ${least}`,
                    comment: 'Checkout: the largest initial fee, and the least sum that must be left to finance',
                  }),
        limit_exceeded:
          fee === null
            ? t({ message: 'Лимита не хватает: увеличьте первый взнос', comment: 'Checkout: the purchase is larger than the limit' })
            : t({ message: `Лимита не хватает: внесите сразу хотя бы ${fee}`, comment: 'Checkout: the least fee that fits the limit' }),
      },
      card_entity_id: {
        required: t({ message: 'Выберите карту или добавьте новую', comment: 'Checkout: no card is chosen' }),
        not_found: t({ message: 'Этой карты больше нет. Выберите другую или добавьте', comment: 'Checkout: the card was deleted' }),
        expired: t({ message: 'Срок этой карты истёк. Выберите другую или добавьте', comment: 'Checkout: the card has expired' }),
        other_bank:
          bank === null
            ? t({ message: 'Нужна карта другого банка', comment: 'Checkout: the store requires a card of a certain bank' })
            : t({ message: `В этом магазине нужна карта банка ${bank}`, comment: 'Checkout: the card of this bank is required' }),
      },
      promo_code: {
        unknown: t({ message: 'Такого промокода нет. Проверьте буквы и цифры', comment: 'Checkout: promo code' }),
        expired: t({ message: 'Срок промокода истёк. Введите другой или оставьте поле пустым', comment: 'Checkout: promo code' }),
        used_up: t({ message: 'Этот промокод уже использован. Введите другой или оставьте поле пустым', comment: 'Checkout: promo code' }),
        other_store: t({
          message: 'Промокод не действует в этом магазине. Введите другой или оставьте поле пустым',
          comment: 'Checkout: promo code',
        }),
        too_small: t({
          message: 'Сумма заказа мала для этого промокода. Добавьте товары или оставьте поле пустым',
          comment: 'Checkout: promo code',
        }),
      },
      bonus: {
        above_max: t({
          message: 'Бонусами можно оплатить до 20\u00a0% стоимости товаров. Уменьшите сумму',
          comment: 'Checkout: more bonuses than the rules allow',
        }),
        above_balance: t({
          message: 'Столько бонусов у вас нет. Уменьшите сумму',
          comment: 'Checkout: more bonuses than the customer has',
        }),
      },
      offer: {
        required: t({ message: 'Примите условия публичной оферты', comment: 'Checkout: the offer is not accepted (spec 5)' }),
        outdated: t({
          message: 'Условия оферты обновились. Прочитайте их и примите заново',
          comment: 'Checkout: the offer has a new version',
        }),
      },
    };
    const unknown = t({
      message: 'Мы не приняли это поле. Измените его или позвоните нам',
      comment: 'Checkout: a field is invalid for a reason that this page does not know',
    });
    // Ignore fields that this page does not have.
    const isField = (name: string): name is CheckoutFieldName => Object.hasOwn(sentences, name);
    const found = Object.entries(codes).flatMap(([name, code]) => {
      const field = formFieldOf(name);
      return isField(field) ? [[field, sentences[field][code] ?? unknown] as const] : [];
    });
    return Object.fromEntries(found);
  };
}

/** The form's field for a field of the contract. */
function formFieldOf(name: string): string {
  if (name.startsWith('items.')) return 'items';
  return name === 'offer_accepted' || name === 'offer_version' ? 'offer' : name;
}
