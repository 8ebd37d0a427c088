import type { Locale } from '@muddat/i18n';
import { hrefTo, matchRoute } from '@muddat/routing';
import { LinkButton, type LinkButtonProps } from '@muddat/ui/link';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { guestPageFor } from './guest-page.ts';
import { useSignedInState } from './signed-in.ts';

type Props = LinkButtonProps & { href: string };

/** A link button that leads a guest to the sign-up when its target requires one. */
export function SignInLinkButton(button: Props) {
  const match = matchRoute(button.href);
  return match?.route.auth === true ? <GuestAwareLink {...button} locale={match.locale} /> : <LinkButton {...button} />;
}

function GuestAwareLink({ href, locale, ...button }: Props & { locale: Locale }) {
  return <LinkButton {...button} {...useSignInLink(href, locale)} />;
}

/**
 * Props of a link to a page that requires sign-in. A visitor known to be a guest goes to the sign-up or the registration, which
 * then continues to the page. For
 * the plain link the gateway would also redirect a guest, but with a message that they are not authorized.
 */
export function useSignInLink(href: string, locale: Locale): { href: string; onClick?: () => void } {
  const later = useRouteContext({ from: '__root__', select: (context) => context.loadAfterStart });
  const guest = useSignedInState() === false;
  const remember = useRef((_href: string): void => {});
  useEffect(() => {
    if (!guest) return;
    later?.().then(
      ({ rememberSignInTarget }) => {
        remember.current = rememberSignInTarget;
      },
      // If the script does not load, the sign-up leads to the main page.
      () => undefined,
    );
  }, [guest, later]);
  return guest ? { href: hrefTo(guestPageFor(href), {}, locale), onClick: () => remember.current(href) } : { href };
}
