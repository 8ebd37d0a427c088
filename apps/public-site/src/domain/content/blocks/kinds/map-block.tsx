import { PointMap, PointMark } from '@muddat/ui/point-map';
import { keepNumbersUnbroken } from '@muddat/ui/text';
import { Section, SectionLink } from '../../../../shared/ui/section.tsx';
import { HoursText } from '../../../place/hours-text.tsx';
import type { BlockOf } from '../block.ts';
import * as css from './blocks.css.ts';
import { useMapTowns } from './use-towns.ts';

/** Places on a schematic map, with their addresses. The site renders the map itself, without a map service. */
export function MapBlock({ block: { id, title, link, points } }: { block: BlockOf<'map'> }) {
  const towns = useMapTowns();
  if (points.length === 0) return null;
  return (
    <Section id={id} title={title} aside={link ? <SectionLink link={link} /> : undefined}>
      <div className={css.mapSection}>
        <div className={css.map}>
          <PointMap
            showList={false}
            points={points.map(({ id: key, name, latitude, longitude }) => ({ id: key, label: name, latitude, longitude }))}
            towns={towns}
          />
        </div>
        <ol className={css.mapPlaces}>
          {points.map(({ id: key, name, address, hours }, at) => (
            <li key={key} className={css.mapPlace}>
              <PointMark number={at + 1} />
              <span className={css.placeText}>
                <span>{name}</span>
                <span className={css.placeNote}>{keepNumbersUnbroken(address)}</span>
                <span className={css.placeNote}>
                  <HoursText hours={hours} />
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
