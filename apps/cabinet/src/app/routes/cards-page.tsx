import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { CardsController } from '../../features/cards/cards.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';

export const data: PageData = ({ queryClient, api }) => [queryClient.prefetchQuery(cardsQuery(api))];

/** The saved cards, or the form of a new card. The URL says which, so that Back returns from the form to the list. */
export function Page() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const adding = useSearch({ from: '/frame/$locale/cards' }).step === 'add';
  const navigate = useNavigate({ from: '/$locale/cards' });
  const title = adding
    ? t({ message: 'Новая карта', comment: 'Heading while a bank card is being added' })
    : transliterate(routeTitle('cards', locale));
  const back = adding
    ? { href: hrefTo('cards', {}, locale), label: t({ message: 'К картам', comment: 'Button: back to the list of saved cards' }) }
    : { href: hrefTo('profile', {}, locale), label: t({ message: 'В профиль', comment: 'Button: back to the profile' }) };
  return (
    <>
      <PageTop title={title} back={back} />
      <CardsController
        adding={adding}
        onAdding={(on) => void navigate({ search: on ? { step: 'add' } : {}, replace: !on, resetScroll: false })}
      />
    </>
  );
}
