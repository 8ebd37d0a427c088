import { PointMap } from '@muddat/ui/point-map';
import { Section } from '../../site/Section.tsx';
import type { BlockOf } from '../block.ts';
import { SectionLink } from './SectionLink.tsx';

/** Places as they lie to each other, with their addresses; the drawing asks nobody for a map. */
export function MapBlock({ block: { id, title, link, points } }: { block: BlockOf<'map'> }) {
  if (points.length === 0) return null;
  return (
    <Section id={id} title={title} aside={link ? <SectionLink link={link} /> : undefined}>
      <PointMap
        points={points.map(({ id: key, name, address, hours, latitude, longitude }) => ({
          id: key,
          label: `${name}, ${address}`,
          note: hours,
          latitude,
          longitude,
        }))}
      />
    </Section>
  );
}
