import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { QuestionsController } from '../../features/questions/questions.controller.tsx';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** The customer's questions to stores, or the form of a question about a product or an order (S2-23). */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const { product, order } = useSearch({ from: '/frame/$locale/cabinet/questions' });
  const navigate = useNavigate({ from: '/$locale/cabinet/questions' });
  const asked =
    product !== undefined
      ? ({ kind: 'product', id: String(product) } as const)
      : order !== undefined
        ? ({ kind: 'order', id: String(order) } as const)
        : null;
  return (
    <>
      {asked === null ? (
        <PageTop
          title={transliterate(routeTitle('questions', locale))}
          back={{
            href: hrefTo('profile', {}, locale),
            label: t({ message: 'В профиль', comment: 'Arrow: back to the profile' }),
          }}
        />
      ) : (
        <PageTop
          title={t({ message: 'Новый вопрос', comment: 'Heading of the page with the form of a question to a store' })}
          back={{
            href: hrefTo('questions', {}, locale),
            label: t({ message: 'Все вопросы', comment: 'Link: to the list of own questions' }),
          }}
        />
      )}
      <FormColumn>
        <QuestionsController
          subject={asked}
          onClose={() => {
            focusHeading();
            void navigate({ search: {}, replace: true });
          }}
        />
      </FormColumn>
    </>
  );
}
