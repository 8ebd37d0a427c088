import { useLingui } from '@lingui/react/macro';
import { Heading } from '@muddat/ui/heading';
import { ChevronDown } from '@muddat/ui/icons';
import { PointMark } from '@muddat/ui/point-map';
import type { ReactNode } from 'react';
import { createIsland } from '../../shared/ui/island.tsx';
import type { Coordinates } from './coordinates.ts';
import type { RegionGroup } from './group-by-region.ts';
import * as css from './region-places.css.ts';

const PointMap = await createIsland(async () => (await import('@muddat/ui/point-map')).PointMap);

export interface RegionPlacesProps<Item> {
  groups: readonly (RegionGroup<Item> & { label: string })[];
  /** Number of places with its noun: «3 адреса». */
  countText: (places: number) => string;
  /** Renders one place. */
  children: (item: Item & { km: number | null }) => ReactNode;
}

/** Places by region, each region with a map on a wide screen. The first region is open; the others open without JavaScript too. */
export function RegionPlaces<Item extends Coordinates & { id: string }>({ groups, countText, children }: RegionPlacesProps<Item>) {
  const { t } = useLingui();
  return (
    <div className={css.groups}>
      {groups.map(({ code, label, centre, items }, at) => (
        <details key={code} className={css.group} open={at === 0}>
          <summary className={css.summary}>
            <span className={css.groupTitle}>
              <Heading level={3} size="s">
                {label}
              </Heading>
              <span className={css.placeCount}>{countText(items.length)}</span>
            </span>
            <span className={css.chevron}>
              <ChevronDown size={20} />
            </span>
          </summary>
          <div className={css.groupBody}>
            <div className={css.map}>
              <PointMap
                showList={false}
                points={items.map(({ id, latitude, longitude }) => ({ id, label, latitude, longitude }))}
                centre={
                  centre
                    ? {
                        ...centre,
                        label: t({
                          message: 'центр города',
                          comment: 'On a drawn map: the point from which distances are measured',
                        }),
                      }
                    : undefined
                }
              />
            </div>
            <ol className={css.list}>
              {items.map((item, index) => (
                <li key={item.id} className={css.place}>
                  <span className={css.mark}>
                    <PointMark number={index + 1} />
                  </span>
                  {children(item)}
                </li>
              ))}
            </ol>
          </div>
        </details>
      ))}
    </div>
  );
}
