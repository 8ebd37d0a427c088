import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '@muddat/i18n';
import { AccordionItem } from '@muddat/ui/accordion';
import { Badge } from '@muddat/ui/badge';
import { Heading } from '@muddat/ui/heading';
import { PlaceDetails } from '../../domain/place/place-details.tsx';
import * as css from './center-list.css.ts';
import type { ServiceCentersData } from './service-centers.data.ts';

type Group = NonNullable<ServiceCentersData['groups']>[number];
/** Number of centres with its noun: «3 центра». */
type CountText = (centers: number) => string;

/** The service centres of one region under its name. */
export function RegionCenters({ group: { label, items }, countText }: { group: Group; countText: CountText }) {
  return (
    <>
      <div className={css.head}>
        <Heading level={2} size="m">
          {label}
        </Heading>
        <span className={css.count}>{countText(items.length)}</span>
      </div>
      <Centers items={items} />
    </>
  );
}

/** The service centres of the whole country, folded by region. */
export const FoldedCenters = ({ groups, countText }: { groups: readonly Group[]; countText: CountText }) => (
  <div className={css.folded}>
    {groups.map(({ code, label, items }) => (
      <AccordionItem key={code} title={joinFacts([label, countText(items.length)])}>
        <Centers items={items} />
      </AccordionItem>
    ))}
  </div>
);

function Centers({ items }: Pick<Group, 'items'>) {
  const { t } = useLingui();
  const repairsOf = t({
    message: 'Что чинят',
    comment: 'Read by screen readers: name of the list of goods that a service centre repairs',
  });
  return (
    <ul className={css.list}>
      {items.map((center) => (
        <li key={center.id} className={css.center}>
          <PlaceDetails place={center} name={center.name} street={center.address} district={center.note}>
            <ul className={css.repairs} aria-label={repairsOf}>
              {center.repairs.map((repair) => (
                <li key={repair}>
                  <Badge>{repair}</Badge>
                </li>
              ))}
            </ul>
          </PlaceDetails>
        </li>
      ))}
    </ul>
  );
}
