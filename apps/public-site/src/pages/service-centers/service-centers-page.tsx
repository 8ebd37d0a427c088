import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ALL_REGIONS } from '@muddat/routing';
import { Button } from '@muddat/ui/button';
import { Heading } from '@muddat/ui/heading';
import { Wrench } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { AutoSubmitSelect } from '../../shared/get-form/auto-submit-fields.tsx';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import { queryHref } from '../../shared/get-form/query-href.ts';
import type { PageProps } from '../../shared/page/types.ts';
import { SectionUnavailable } from '../../shared/ui/section-unavailable.tsx';
import { FoldedCenters, RegionCenters } from './center-list.tsx';
import { CountryMap } from './country-map/country-map.tsx';
import { RegionLinks } from './region-links.tsx';
import type { ServiceCentersData } from './service-centers.data.ts';
import * as css from './service-centers-page.css.ts';

/** Service centres by region: the regions, the centres of the chosen one, and a map. */
export function ServiceCentersPage({ data, path, query }: PageProps<ServiceCentersData>) {
  const { t } = useLingui();
  const { groups, regions, region, points } = data;
  const group = groups?.find(({ code }) => code === region);
  const counted = (centers: number) =>
    t({
      message: plural(centers, { one: '# центр', few: '# центра', many: '# центров', other: '# центра' }),
      comment: 'Next to the name of a region: number of its service centres',
    });
  const everywhere = t({ message: 'Вся страна', comment: 'Select of regions: the whole of Uzbekistan' });
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="title">
          {t({ message: 'Сервисные центры', comment: 'Heading of the page of service centres' })}
        </Heading>
        <Text size="l" tone="quiet">
          {t({
            message: 'Товар на гарантии сломался? Его починят здесь. Возьмите чек или номер заказа.',
            comment: 'Under the heading of the page of service centres',
          })}
        </Text>
      </header>
      <div className={css.form}>
        <GetForm
          action={path}
          label={t({
            message: 'Выбор региона',
            comment: 'Read by screen readers: name of the form that selects a region',
          })}
        >
          <div className={css.fields}>
            <AutoSubmitSelect
              label={t({ message: 'Регион', comment: 'Select: region of the country, for stores and service centres' })}
              name="region"
              value={region ?? ''}
              options={[
                // An empty value would apply the remembered region, so the whole country has a value of its own.
                { value: region === null ? '' : ALL_REGIONS, label: everywhere },
                ...regions.map(({ code, label, count }) => ({ value: code, label: count === null ? label : `${label} (${count})` })),
              ]}
            />
            <span className={css.submit}>
              <Button type="submit" variant="secondary">
                {t({ message: 'Показать', comment: 'Button next to a select: shows the selected region' })}
              </Button>
            </span>
          </div>
        </GetForm>
      </div>
      {groups === null && (
        <SectionUnavailable
          level={2}
          title={t({
            message: 'Не удалось загрузить сервисные центры',
            comment: 'Shown instead of the service centres when they could not be loaded',
          })}
        >
          {t({
            message: 'Сервер не ответил. Выбранный регион на месте: повторите через минуту.',
            comment: 'Under the message that service centres could not be loaded: the chosen region is kept',
          })}
        </SectionUnavailable>
      )}
      {groups !== null && (
        <div className={region === null ? css.country : css.columns}>
          <RegionLinks path={path} query={query} data={data} />
          <div className={css.detail}>
            {region === null && <FoldedCenters groups={groups} countText={counted} />}
            {region !== null && group && <RegionCenters group={group} countText={counted} />}
            {region !== null && !group && (
              <EmptyState
                icon={<Wrench size={28} />}
                title={t({ message: 'В этом регионе пока нет сервисных центров', comment: 'The chosen region has no service centre' })}
                action={
                  <LinkButton href={queryHref(path, query, { region: ALL_REGIONS })}>
                    {t({ message: 'Показать всю страну', comment: 'Button that shows service centres of the whole country' })}
                  </LinkButton>
                }
              />
            )}
          </div>
          {points.length > 0 && (
            <div className={css.map}>
              <CountryMap chosen={region} points={points} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
