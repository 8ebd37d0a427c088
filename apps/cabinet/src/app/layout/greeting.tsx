import { useLingui } from '@lingui/react/macro';
import { sessionQuery } from '@muddat/app-shell';
import { VisuallyHidden } from '@muddat/ui/text';
import { givenName } from '@muddat/validators';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

/** A heading that shows a greeting. Screen readers and the document outline get the page's name instead. */
export function Greeting({ page }: { page: string }) {
  const { t } = useLingui();
  const { auth } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(sessionQuery(auth));
  const name = givenName(data?.user?.name ?? '');
  return (
    <>
      <VisuallyHidden>{page}</VisuallyHidden>
      <span aria-hidden="true">
        {name === ''
          ? t({ message: 'Здравствуйте', comment: 'Greeting on the main page where the name is not known' })
          : t({ message: `Здравствуйте, ${name}`, comment: 'Greeting on the main page, by the first name' })}
      </span>
    </>
  );
}
