import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Clock, MapPin, Undo2 } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { keepNumbersUnbroken } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { HoursText } from '../../domain/place/hours-text.tsx';
import { OpenStateBadge } from '../../domain/place/open-state.tsx';
import type { PartnerAddress } from './partner.types.ts';
import * as css from './partner-page.css.ts';

interface StoreFactsProps {
  /** The first address: in the customer's region, if the store has one there. Null for a store without addresses. */
  place: PartnerAddress | null;
  /** Number of all addresses with its noun: «3 адреса». */
  places: string;
  /** Anchor of the section with all addresses. */
  addressesAnchor: string;
  locale: Locale;
}

/** What a customer asks first: whether the store is open, where it is, and until when a product can be returned. */
export function StoreFacts({ place, places, addressesAnchor, locale }: StoreFactsProps) {
  const { t } = useLingui();
  return (
    <Card padding="s">
      <ul className={css.facts}>
        {place !== null && (
          <>
            <Fact icon={<Clock size={20} />}>
              <span className={css.hours}>
                <HoursText hours={place.hours} />
                <OpenStateBadge hours={place.hours} />
              </span>
            </Fact>
            <Fact icon={<MapPin size={20} />}>
              {keepNumbersUnbroken(place.address)}
              <br />
              {place.note !== null && (
                <>
                  {place.note}
                  <br />
                </>
              )}
              <Link href={`#${addressesAnchor}`} tone="strong">
                {places}
              </Link>
            </Fact>
          </>
        )}
        <Fact icon={<Undo2 size={20} />}>
          {t({
            message: 'Вернуть можно в течение 10\u00a0дней',
            comment: 'On the page of a store: a product that was not used can be returned',
          })}
          <br />
          <Link href={hrefTo('faq', {}, locale)} tone="strong">
            {t({ message: 'Как вернуть', comment: 'On the page of a store: link to the questions about returns' })}
          </Link>
        </Fact>
      </ul>
    </Card>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={css.fact}>
    <span className={css.factIcon} aria-hidden="true">
      {icon}
    </span>
    <span>{children}</span>
  </li>
);
