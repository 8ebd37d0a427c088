import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { joinFacts, sortPlaces } from '@muddat/i18n';
import { RadioCards } from '@muddat/ui/radio-cards';
import { Select } from '@muddat/ui/select';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { TextField } from '@muddat/ui/text-field';
import type { ReactNode } from 'react';
import { ErrorAnchor } from '../../shared/form/error-anchor.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { CheckoutFieldName } from './checkout.types.ts';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutFormActions, CheckoutFormState, DistrictsResponse } from './form-state.ts';

/** The city of Tashkent, a region of its own. */
const CAPITAL = '1726';

type Props = Pick<CheckoutFormState, 'draft' | 'ordered' | 'districts' | 'branches' | 'errors'> &
  Pick<CheckoutFormActions, 'onDraft'> & { addressBook: { saved: ReactNode; save: ReactNode } };

const DELIVERY_FIELDS = [
  'delivery',
  'delivery.region_id',
  'delivery.district_id',
  'delivery.address',
  'delivery.address_id',
] as const satisfies readonly CheckoutFieldName[];

/** The filled-in address or branch; null while a part of it is missing. */
function deliverySummaryOf({ draft, districts, branches }: Pick<Props, 'draft' | 'districts' | 'branches'>): string | null {
  const { kind, regionId, districtId, address, addressId } = draft;
  if (kind === 'pickup') return branches.data?.find(({ id }) => id === addressId)?.address ?? null;
  if (kind === null || regionId === null || districtId === null || address.trim() === '') return null;
  return joinFacts([districts.data?.data.find(({ id }) => id === districtId)?.name, address.trim()]);
}

/** The choice between delivery and pickup, with the fields of the delivery address or the list of pickup points. */
export function DeliverySection(props: Props) {
  const { t } = useLingui();
  const { draft, ordered, errors, onDraft } = props;
  const title = t({ message: 'Как получить', comment: 'Checkout: heading of delivery and pickup' });
  const isOne = ordered.length === 1;
  const isWrong = DELIVERY_FIELDS.some((field) => errors[field] !== undefined);
  return (
    <CheckoutSection title={title} done={isWrong ? null : deliverySummaryOf(props)}>
      <RadioCards
        label={title}
        hideLabel
        layout="pairs"
        value={draft.kind}
        error={errors.delivery}
        onChange={(kind) => onDraft({ kind })}
        options={[
          {
            value: 'delivery',
            title: t({ message: 'Доставка', comment: 'Checkout: the store delivers the goods' }),
            description: t({ message: 'Цену назначает магазин, она зависит от региона', comment: 'Checkout: what a delivery costs' }),
          },
          {
            value: 'pickup',
            title: t({ message: 'Самовывоз', comment: 'Checkout: the customer collects the goods' }),
            description: isOne
              ? t({ message: 'Бесплатно, в пункте самовывоза', comment: 'Checkout: what a pickup costs' })
              : t({
                  message: 'У каждого магазина свой пункт самовывоза. Чтобы забрать самим, оформите заказы по одному',
                  comment: 'Checkout: no pickup for a basket with several stores',
                }),
            disabled: !isOne,
          },
        ]}
      />
      {draft.kind === 'delivery' && <DeliveryAddressFields {...props} />}
      {draft.kind === 'pickup' && <Pickup {...props} />}
    </CheckoutSection>
  );
}

function DeliveryAddressFields({ draft, districts, addressBook, errors, onDraft }: Props) {
  const { t } = useLingui();
  const known = districts.data;
  if (!known && !districts.isError) return <FieldsSkeleton />;
  return (
    <Stack gap="s">
      {addressBook.saved}
      {known ? (
        <RegionFields known={known} draft={draft} errors={errors} onDraft={onDraft} />
      ) : (
        <LoadError
          query={districts}
          title={t({ message: 'Не удалось загрузить регионы', comment: 'Checkout: regions and districts could not be loaded' })}
          isMissed={errors['delivery.region_id'] !== undefined || errors['delivery.district_id'] !== undefined}
        />
      )}
      <TextField
        label={t({ message: 'Улица, дом, квартира', comment: 'Checkout: field for the address of the delivery' })}
        value={draft.address}
        maxLength={300}
        autoComplete="address-line1"
        error={errors['delivery.address']}
        onChange={(address) => onDraft({ address })}
      />
      {addressBook.save}
    </Stack>
  );
}

function RegionFields({ known, draft, errors, onDraft }: Pick<Props, 'draft' | 'errors' | 'onDraft'> & { known: DistrictsResponse }) {
  const { t } = useLingui();
  const language = useLanguage();
  const regions = sortPlaces(known.regions, language, { nameOf: ({ name }) => name, isFirst: ({ id }) => id === CAPITAL });
  const own = sortPlaces(
    known.data.filter(({ region_id }) => region_id === draft.regionId),
    language,
    { nameOf: ({ name }) => name, isFirst: ({ kind }) => kind === 'city' },
  );
  return (
    <>
      <Select
        label={t({ message: 'Регион', comment: 'Checkout: field for the region of the delivery' })}
        value={draft.regionId}
        error={errors['delivery.region_id']}
        onChange={(regionId) => onDraft({ regionId, districtId: null })}
        name="region"
        autoComplete="address-level1"
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t({ message: 'Район или город', comment: 'Checkout: field for the district of the delivery' })}
        value={draft.districtId}
        disabled={draft.regionId === null}
        error={errors['delivery.district_id']}
        onChange={(districtId) => onDraft({ districtId })}
        name="district"
        autoComplete="address-level2"
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

function Pickup({ draft, branches, districts, errors, onDraft }: Props) {
  const { t } = useLingui();
  if (!branches.data) {
    return branches.isError ? (
      <LoadError
        query={branches}
        title={t({ message: 'Не удалось загрузить пункты самовывоза', comment: 'Checkout: the branches of the store could not be loaded' })}
        isMissed={errors['delivery.address_id'] !== undefined}
      />
    ) : (
      <FieldsSkeleton />
    );
  }
  const nameOf = (id: string | null) => districts.data?.data.find((district) => district.id === id)?.name;
  return (
    <RadioCards
      label={t({ message: 'Пункт самовывоза', comment: 'Checkout: the branch where the customer collects the goods' })}
      value={draft.addressId}
      error={errors['delivery.address_id']}
      onChange={(addressId) => onDraft({ addressId })}
      options={branches.data.map(({ id, address, hours, district_id }) => ({
        value: id,
        title: address,
        description: joinFacts([nameOf(district_id), hours]),
      }))}
    />
  );
}

/**
 * `isMissed`: whether a field that needs these data is invalid. The field is not rendered, so `focusFirstError` focuses the retry button.
 */
function LoadError({ query, title, isMissed }: { query: QueryState<unknown>; title: string; isMissed: boolean }) {
  if (query.error === null) return null;
  return (
    <ErrorAnchor isInvalid={isMissed}>
      <SectionError title={title} error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    </ErrorAnchor>
  );
}

function FieldsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'Read by screen readers: a page of the cabinet is loading' })}>
      <Stack gap="s">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </SkeletonGroup>
  );
}
