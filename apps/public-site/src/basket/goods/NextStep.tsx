import { Trans, useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { type BasketView, browserBasket } from '@muddat/app-shell/basket';
import { formatPhone, type Locale } from '@muddat/i18n';
import { hrefTo, rememberTarget } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Link, LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ErrorState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';

/** What a customer does next: a guest signs in and finds the basket again; the basket of an account is kept. Ordering is by phone. */
export function NextStep({ view, locale }: { view: BasketView; locale: Locale }) {
  const { t } = useLingui();
  return (
    <Card tone="surface">
      <Stack gap="s">
        {view.owner === 'device' && view.status === 'ready' && <SignIn locale={locale} />}
        {view.owner === 'account' && view.saving === 'failed' && (
          <ErrorState
            size="part"
            title={t({ message: 'Изменения не сохранились', comment: 'Basket: the account did not take the change' })}
            onRetry={() => browserBasket().refresh()}
          >
            {t({ message: 'На этой странице они видны, в аккаунте пока прежняя корзина.', comment: 'Basket: what was not saved' })}
          </ErrorState>
        )}
        {view.owner === 'account' && view.saving !== 'failed' && (
          <Text>
            {t({
              message: 'Корзина сохранена в вашем аккаунте: она откроется на любом вашем устройстве.',
              comment: 'Basket of a signed-in customer',
            })}
          </Text>
        )}
        <Text size="s" tone="quiet">
          <Trans comment="Basket: how to order; a phone number follows">
            Чтобы заказать эти товары, позвоните: <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

function SignIn({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const remember = () => {
    try {
      const { origin } = window.location;
      rememberTarget(window.sessionStorage, hrefTo('basket', {}, locale), { origin, now: Date.now() });
    } catch {
      // A closed storage: the sign-in leads to the main page then.
    }
  };
  return (
    <>
      <Text>
        {t({
          message: 'Войдите, и корзина сохранится: её можно будет открыть на любом устройстве.',
          comment: 'Basket of a guest: why to sign in',
        })}
      </Text>
      <div>
        <LinkButton href={hrefTo('sign-up', {}, locale)} onClick={remember} width="phone">
          {t({ message: 'Войти и сохранить корзину', comment: 'Basket of a guest: to sign-in; the basket is there afterwards' })}
        </LinkButton>
      </div>
    </>
  );
}
