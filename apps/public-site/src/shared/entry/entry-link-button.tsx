import type { Locale } from '@muddat/i18n';
import { matchRoute } from '@muddat/routing';
import { LinkButton, type LinkButtonProps } from '@muddat/ui/link';
import { useEntryLink } from './use-entry-link.ts';

type Props = LinkButtonProps & { href: string };

/** A link that may lead to a page behind the sign-in: a guest is taken there by it. */
export function EntryLinkButton(button: Props) {
  const match = matchRoute(button.href);
  return match?.route.auth === true ? <Guarded {...button} locale={match.locale} /> : <LinkButton {...button} />;
}

function Guarded({ href, locale, ...button }: Props & { locale: Locale }) {
  return <LinkButton {...button} {...useEntryLink(href, locale)} />;
}
