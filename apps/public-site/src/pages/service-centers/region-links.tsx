import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { useLinkComponent } from '@muddat/ui/link';
import { queryHrefFactory } from '../../shared/get-form/query-href.ts';
import * as css from './region-links.css.ts';
import type { ServiceCentersData } from './service-centers.data.ts';

interface RegionLinksProps {
  path: string;
  query: URLSearchParams;
  data: Pick<ServiceCentersData, 'regions' | 'region'>;
}

/** All regions with the number of their centres, each a link. From 900 px; a narrower window has a select instead. */
export function RegionLinks({ path, query, data: { regions, region } }: RegionLinksProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const hrefOf = queryHrefFactory(path, query, 'region');
  const everywhere = t({ message: 'Вся страна', comment: 'Select of regions: the whole of Uzbekistan' });
  const rows = [
    { code: ALL_REGIONS, label: everywhere, count: regions.reduce((sum, { count }) => sum + (count ?? 0), 0), current: region === null },
    ...regions.map((found) => ({ ...found, current: found.code === region })),
  ];
  return (
    <nav
      className={css.nav}
      aria-label={t({ message: 'Регионы', comment: 'Read by screen readers: name of the list of regions beside the service centres' })}
    >
      <ul className={css.list}>
        {rows.map(({ code, label, count, current }) => (
          <li key={code}>
            <Anchor href={hrefOf(code)} className={css.link} aria-current={current ? 'true' : undefined}>
              <span>{label}</span>
              <span className={css.count}>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
