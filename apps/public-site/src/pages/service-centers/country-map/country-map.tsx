import { useLingui } from '@lingui/react/macro';
import { Link } from '@muddat/ui/link';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import * as css from './country-map.css.ts';
import { OUTLINE } from './outline.ts';
import { MAP_SIZE, projectOnMap } from './project.ts';
import { regionLabels } from './region-labels.ts';

/** Free space around the outline for points on the border, and at the right for the name of the easternmost region. */
const MARGIN = 12;
const RIGHT_MARGIN = 80;
const VIEW_BOX = [-MARGIN, -MARGIN, MAP_SIZE.width + MARGIN + RIGHT_MARGIN, MAP_SIZE.height + 2 * MARGIN].join(' ');
/** In units of the drawing. */
const LABEL_SIZE = 42;
const RADIUS = { other: 11, chosen: 15 };

export interface CountryMapProps {
  /** The chosen region is emphasised; null: none is. */
  chosen: string | null;
  points: readonly (Coordinates & { id: string; region: string })[];
}

/** The regions of Uzbekistan with points. A picture only: a list beside it says the same in words. */
export function CountryMap({ chosen, points }: CountryMapProps) {
  const { t, i18n } = useLingui();
  const isChosen = (region: string) => region === chosen;
  return (
    <figure className={css.figure}>
      <svg aria-hidden="true" viewBox={VIEW_BOX} className={css.drawing}>
        {OUTLINE.map(({ code, path }) => (
          <path key={path} d={path} className={code === null ? css.sea : isChosen(code) ? css.chosenRegion : css.region} />
        ))}
        {regionLabels(i18n).map(({ code, label, x, y }) => (
          <text key={code} x={x} y={y} fontSize={LABEL_SIZE} className={css.label}>
            {label}
          </text>
        ))}
        {points.map(({ id, region, ...place }) => {
          const { x, y } = projectOnMap(place);
          const shown = chosen === null || isChosen(region);
          return (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={isChosen(region) ? RADIUS.chosen : RADIUS.other}
              className={shown ? css.point : css.otherPoint}
            />
          );
        })}
      </svg>
      <figcaption className={css.source}>
        {t({ message: 'Карта:', comment: 'Under the map of the country, before the names of its author and its licence' })}{' '}
        <Link href="https://mapsvg.com/maps/uzbekistan">MapSVG</Link>,{' '}
        <Link href="https://creativecommons.org/licenses/by/4.0/deed.ru">CC BY 4.0</Link>
      </figcaption>
    </figure>
  );
}
