import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Select } from '../select/select.tsx';
import * as css from './region-picker.css.ts';
import { districtsOf, type Region, type SelectedRegion, selectRegion, toRegionOptions } from './regions.ts';

export type { District, Region, SelectedRegion } from './regions.ts';

export interface RegionPickerProps {
  /** All regions, each with its districts, in the reader's language. */
  regions: readonly Region[];
  /** The chosen region and district, as SOATO codes; `null` where nothing is chosen yet. */
  value: SelectedRegion;
  /** Called with both codes. Choosing another region clears the district. */
  onChange: (value: SelectedRegion) => void;
  /** The error under the region: what to choose. */
  regionError?: ReactNode;
  /** The error under the district: what to choose. */
  districtError?: ReactNode;
  /** Help under the region: why we ask for it. */
  description?: ReactNode;
  /** True if neither can be changed now. */
  disabled?: boolean;
  /** Shows the chosen region and district, which cannot be changed. */
  readOnly?: boolean;
  /** Prefix of both names in a form: `address` gives `address.region` and `address.district`. */
  name?: string;
}

/**
 * A region, then a district or city of it. Two lists without typing, because there are 14 regions and at most two dozen districts in
 * each.
 */
export function RegionPicker({
  regions,
  value,
  onChange,
  regionError,
  districtError,
  description,
  disabled = false,
  readOnly = false,
  name,
}: RegionPickerProps) {
  const { t } = useLingui();
  const districts = districtsOf(regions, value.region);
  const both = { disabled, readOnly };
  return (
    <div className={css.fieldPair}>
      <Select
        {...both}
        {...(name === undefined ? {} : { name: `${name}.region` })}
        label={t({ message: 'Регион', comment: 'Label: region of Uzbekistan, one of 14' })}
        placeholder={t({ message: 'Выберите регион', comment: 'Placeholder of the field for the region' })}
        description={description}
        error={regionError}
        options={toRegionOptions(regions)}
        value={value.region}
        onChange={(code) => onChange(selectRegion(regions, value, code))}
      />
      <Select
        {...both}
        {...(name === undefined ? {} : { name: `${name}.district` })}
        label={t({ message: 'Район или город', comment: 'Label: district or city of the chosen region' })}
        placeholder={
          value.region === null
            ? t({
                message: 'Сначала выберите регион',
                comment: 'Placeholder of the field for the district while no region is chosen; the field is disabled',
              })
            : t({ message: 'Выберите район', comment: 'Placeholder of the field for the district' })
        }
        error={districtError}
        disabled={disabled || (districts.length === 0 && !readOnly)}
        options={toRegionOptions(districts)}
        value={value.district}
        onChange={(code) => onChange({ ...value, district: code })}
      />
    </div>
  );
}
