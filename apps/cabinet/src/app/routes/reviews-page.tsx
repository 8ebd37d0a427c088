import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { ReviewsController } from '../../features/reviews/reviews.controller.tsx';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The customer's reviews, or the form of a review (S2-23). */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const { product } = useSearch({ from: '/frame/$locale/cabinet/reviews' });
  const navigate = useNavigate({ from: '/$locale/cabinet/reviews' });
  const title = transliterate(routeTitle('reviews', locale));
  return (
    <>
      {product === undefined ? (
        <PageTop
          title={title}
          back={{
            href: hrefTo('profile', {}, locale),
            label: t({ message: 'В профиль', comment: 'Arrow: back to the profile' }),
          }}
        />
      ) : (
        <PageTop
          title={t({ message: 'Отзыв о товаре', comment: 'Heading of the page on which a review is written' })}
          back={{
            href: hrefTo('reviews', {}, locale),
            label: t({ message: 'Все отзывы', comment: 'Link: to the list of own reviews' }),
          }}
        />
      )}
      <FormColumn>
        <ReviewsController
          editing={product === undefined ? null : String(product)}
          onEdit={(id) => void navigate({ search: { product: id } })}
          onClose={() => {
            focusHeading();
            void navigate({ search: {}, replace: true });
          }}
        />
      </FormColumn>
    </>
  );
}
