import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { girihTilePath } from '../girih/girih-path.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { type GeoPoint, type MapPosition, mapLayout } from './map-layout.ts';
import { placeTownNames } from './place-towns.ts';
import * as css from './point-map.css.ts';
import { PointMark } from './point-mark.tsx';
import { spreadMarks } from './spread-marks.ts';

export type { GeoPoint } from './map-layout.ts';
export { PointMark } from './point-mark.tsx';

export interface MapPoint extends GeoPoint {
  /** Identifies the point in the list. */
  id: string;
  /** The name of a branch, or an address. */
  label: string;
  /** Further facts under the name, such as the opening hours. */
  note?: ReactNode;
  /** URL that the name links to. Without it the name is plain text. */
  href?: string;
}

export interface PointMapProps {
  /** The points; the marks on the map are numbered in this order. Without any nothing is rendered. */
  points: readonly MapPoint[];
  /** The point from which distances count. Rings surround it. */
  centre?: (GeoPoint & { label: string }) | undefined;
  /** Towns for orientation: a name appears where there is free space. Towns outside the drawing are left out. */
  towns?: readonly (GeoPoint & { label: string })[];
  /** Shows a list of the points below the map. Turn it off where the page has its own with the same numbers (PointMark). */
  showList?: boolean;
}

const STAR = 72;
const CONTACT = 1.18;

/**
 * A drawn map: the positions of points relative to each other, and their distances. The drawing needs no map service, and a list says the
 * same in words.
 */
export function PointMap({ points, centre, towns = [], showList = true }: PointMapProps) {
  const { t } = useLingui();
  const pattern = useId();
  const layout = mapLayout(points, centre ?? null, towns);
  const { centre: middle, marks } = layout;
  const pins = spreadMarks(marks);
  const named = layout.towns.map((spot, at) => ({ ...spot, label: towns[at]?.label ?? '' }));
  if (points.length === 0) return null;
  const distance = (km: number) => {
    const shown = String(km).replace('.', ',');
    return t({ message: `${shown}\u00a0км`, comment: 'On a drawn map, at a ring around the centre: how far it is, in kilometres' });
  };
  return (
    <figure className={css.figure}>
      <svg aria-hidden="true" className={css.drawing}>
        <defs>
          <pattern id={pattern} width={STAR} height={STAR} patternUnits="userSpaceOnUse">
            <path d={girihTilePath(STAR, CONTACT)} fill="none" stroke="currentColor" strokeWidth="1" strokeLinejoin="round" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} className={css.girih} />
        {middle && (
          <>
            {layout.rings.map(({ km, radius }) => (
              <circle key={km} cx={`${middle.x}%`} cy={`${middle.y}%`} r={`${radius}%`} className={css.ring} />
            ))}
            <circle cx={`${middle.x}%`} cy={`${middle.y}%`} r="6" className={css.centre} />
          </>
        )}
        {placeTownNames(named, pins).map(({ label, town, name }) => (
          <g key={label}>
            <circle cx={`${town.x}%`} cy={`${town.y}%`} r="2.5" className={css.spotDot} />
            <text x={`${name.x}%`} y={`${name.y}%`} textAnchor={name.anchor} dominantBaseline="central" className={css.town}>
              {label}
            </text>
          </g>
        ))}
        {/* A line connects a moved pin with its true position. A very short line is hidden under the pin. */}
        {marks.map((mark, index) => (
          <LeaderLine key={points[index]?.id} from={mark} to={pins[index] ?? mark} />
        ))}
        {pins.map(({ x, y }, index) => (
          <g key={points[index]?.id}>
            <circle cx={`${x}%`} cy={`${y}%`} r="13" className={css.pin} />
            <text x={`${x}%`} y={`${y}%`} dy="0.35em" textAnchor="middle" className={css.number}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      {centre && (
        <figcaption className={css.caption}>
          {t({
            message: `Точка — ${centre.label}, кольца через каждые ${distance(layout.rings[0]?.km ?? 0)}`,
            comment: 'Under a drawn map: the name of the centre of the rings, and how many kilometres are between two rings',
          })}
        </figcaption>
      )}
      {showList && (
        <ol className={css.list}>
          {points.map((point, index) => (
            <li key={point.id} className={css.item}>
              <PointMark number={index + 1} />
              <span className={css.content}>
                <PointName {...point} />
                {point.note !== undefined && <span className={css.note}>{point.note}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}

function LeaderLine({ from, to }: Record<'from' | 'to', MapPosition>) {
  if (from.x === to.x && from.y === to.y) return null;
  return (
    <>
      <line x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} className={css.leaderLine} />
      <circle cx={`${from.x}%`} cy={`${from.y}%`} r="2.5" className={css.spotDot} />
    </>
  );
}

function PointName({ label, href }: MapPoint) {
  const Anchor = useLinkComponent();
  return href === undefined ? <span>{label}</span> : <Anchor href={href}>{label}</Anchor>;
}
