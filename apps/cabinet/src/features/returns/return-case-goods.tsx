import { useLingui } from '@lingui/react/macro';
import { UserText } from '@muddat/app-shell';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { GoodsLine } from '../../domain/order/goods-line.tsx';
import * as orderCss from '../../domain/order/order.css.ts';
import type { Return } from '../../domain/return/return-queries.ts';
import { useReturnTexts } from './return-texts.ts';
import * as css from './returns.css.ts';

type Props = { returnCase: Return; photoHref: (number: number) => string };

/** The returned goods, the reason and the photos. */
export function ReturnCaseGoods({ returnCase, photoHref }: Props) {
  const { t } = useLingui();
  const { categories } = useReturnTexts();
  const { items, category, text, photos } = returnCase;
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Товары', comment: 'Page of one order: heading of the goods' })}
        </Heading>
        <ul className={orderCss.items}>
          {items.map((item) => (
            <GoodsLine key={item.line} item={item} />
          ))}
        </ul>
        <Text>{categories[category]}</Text>
        {text !== null && (
          <div className={css.userText}>
            <Text size="s">
              <UserText words={text} />
            </Text>
          </div>
        )}
        {photos.length > 0 && (
          <ul className={css.photoList}>
            {photos.map((photo) => (
              <li key={photo}>
                <a href={photoHref(photo)} target="_blank" rel="noreferrer" className={css.photoLink}>
                  <img
                    src={photoHref(photo)}
                    alt={t({ message: `Фото товара ${photo}`, comment: 'Page of one return: a photo of the goods, by its number' })}
                    loading="lazy"
                    className={css.photo}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
