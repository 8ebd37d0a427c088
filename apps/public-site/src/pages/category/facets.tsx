import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { Checkbox } from '@muddat/ui/checkbox';
import { Heading } from '@muddat/ui/heading';
import { IconButton } from '@muddat/ui/icon-button';
import { X } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { NativeSelect } from '@muddat/ui/native-select';
import { TextField } from '@muddat/ui/text-field';
import { useSyncedValue } from '../../shared/get-form/auto-submit-fields.tsx';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import type { AmountRange, CategoryData, FacetChoice } from './category.data.ts';
import { hasActiveFilters } from './category-filter.ts';
import * as css from './facets.css.ts';
import { popoverHandlers } from './popover-handlers.ts';

export const FACETS_PANEL_ID = 'filters';
/** Number of options of a facet that are always visible; the others are in a `<details>`. */
const VISIBLE_CHOICES = 7;

export interface FacetsProps {
  data: CategoryData;
  /** Path of the category, with the locale. */
  path: string;
}

/** Filters of the list: a plain GET form, so each field is a query parameter. */
export function Facets({ data: { facets, filter, total }, path }: FacetsProps) {
  const { t } = useLingui();
  const title = t({ message: 'Фильтры', comment: 'Heading above the filters of a list of products' });
  const shown = formatNumber(total);
  return (
    <div id={FACETS_PANEL_ID} popover="auto" className={css.panel} {...popoverHandlers}>
      <div className={css.closeButton}>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <IconButton
          icon={<X size={20} />}
          label={t({ message: 'Закрыть фильтры', comment: 'Button on a phone: closes the filters of a list of products' })}
          popoverTarget={FACETS_PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <GetForm action={path} label={title}>
        <div className={css.form}>
          {filter.sort !== 'popular' && <input type="hidden" name="sort" value={filter.sort} />}
          <AmountBounds
            name="monthly"
            legend={t({
              message: 'В месяц, сум',
              comment: 'Filter of a list of products: heading above the fields for the lowest and the highest monthly payment',
            })}
            range={facets.monthly}
            from={filter.monthlyFrom}
            to={filter.monthlyTo}
          />
          {facets.months.length > 0 && <Term months={facets.months} chosen={filter.months} />}
          <AmountBounds
            name="price"
            legend={t({
              message: 'Цена, сум',
              comment: 'Filter of a list of products: heading above the fields for the lowest and the highest price',
            })}
            range={facets.price}
            from={filter.priceFrom}
            to={filter.priceTo}
          />
          <FacetCheckbox name="in_stock" value="1" checked={filter.inStock} count={facets.inStock}>
            {t({ message: 'Только в наличии', comment: 'Filter of a list of products: leaves out what is sold out' })}
          </FacetCheckbox>
          <FacetCheckboxes
            name="store"
            legend={t({ message: 'Магазин', comment: 'Filter of a list of products: the store that sells them' })}
            choices={facets.stores}
            chosen={filter.stores}
          />
          <FacetCheckboxes
            name="brand"
            legend={t({ message: 'Бренд', comment: 'Filter of a list of products: by brand' })}
            choices={facets.brands}
            chosen={filter.brands}
          />
          <div className={css.submit}>
            {/* The button loses its primary emphasis when it would show nothing. */}
            <Button type="submit" width="full" variant={total > 0 ? 'primary' : 'secondary'}>
              {t({
                message: `Показать (${shown})`,
                comment: 'Button under the filters of a list; the placeholder is the number of products that it shows',
              })}
            </Button>
            {hasActiveFilters(filter) && (
              // An empty list has a reset link of its own. So in that case this link appears only in the popover, which covers the list.
              <span className={total > 0 ? undefined : css.popoverOnly}>
                <Link href={path} tone="quiet">
                  {t({ message: 'Сбросить фильтры', comment: 'Link that removes all filters of a list' })}
                </Link>
              </span>
            )}
          </div>
        </div>
      </GetForm>
    </div>
  );
}

interface AmountBoundsProps {
  /** Prefix of the two query parameters. */
  name: string;
  legend: string;
  /** The smallest and the largest amount of the list. */
  range: AmountRange | null;
  from: number | null;
  to: number | null;
}

function AmountBounds({ name, legend, range, from, to }: AmountBoundsProps) {
  const { t } = useLingui();
  return (
    <fieldset className={css.facet}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.bounds}>
        <AmountBound
          name={`${name}_from`}
          label={t({ message: 'От', comment: 'Filter of a list of products: the lowest price or monthly payment' })}
          example={range?.min}
          value={from}
        />
        <AmountBound
          name={`${name}_to`}
          label={t({ message: 'До', comment: 'Filter of a list of products: the highest price or monthly payment' })}
          example={range?.max}
          value={to}
        />
      </div>
    </fieldset>
  );
}

function AmountBound({ example, value, ...field }: { name: string; label: string; example: number | undefined; value: number | null }) {
  const [typed, type] = useSyncedValue(formatBound(value));
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      placeholder={formatBound(example)}
      value={typed}
      onChange={type}
    />
  );
}

const formatBound = (price: number | null | undefined) => (price == null ? '' : formatNumber(price));

function Term({ months, chosen }: { months: readonly FacetChoice[]; chosen: number | null }) {
  const { t } = useLingui();
  const [value, setValue] = useSyncedValue(chosen === null ? '' : String(chosen));
  return (
    <NativeSelect
      name="months"
      label={t({ message: 'Срок рассрочки', comment: 'Filter of a list of products: number of months in which they can be paid' })}
      value={value}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value);
        currentTarget.form?.requestSubmit();
      }}
      options={[
        { value: '', label: t({ message: 'Любой', comment: 'Filter of a list of products: no choice of the installment term' }) },
        ...months.map(({ value: term, count }) => ({
          value: term,
          label: t({
            message: `${term} мес. (${count})`,
            comment: 'Filter of a list: a term in months, shortened, and the number of products with it',
          }),
        })),
      ]}
    />
  );
}

interface FacetCheckboxesProps {
  name: string;
  legend: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
}

/** Checkboxes of a facet. Selected ones are always visible. */
function FacetCheckboxes({ name, legend, choices, chosen }: FacetCheckboxesProps) {
  const { t } = useLingui();
  if (choices.length === 0) return null;
  const isInSight = ({ value }: FacetChoice, at: number) => at < VISIBLE_CHOICES || chosen.includes(value);
  const tick = ({ value, name: label, count }: FacetChoice) => (
    <FacetCheckbox key={value} name={name} value={value} checked={chosen.includes(value)} count={count}>
      {label}
    </FacetCheckbox>
  );
  const rest = choices.filter((choice, at) => !isInSight(choice, at));
  const hidden = rest.length;
  return (
    <fieldset className={css.facet}>
      <legend className={css.legend}>{legend}</legend>
      {choices.filter(isInSight).map(tick)}
      {hidden > 0 && (
        <details>
          <summary className={css.moreOptions}>
            {t({ message: `Ещё ${hidden}`, comment: 'Filter of a list: shows the hidden options; the placeholder is how many there are' })}
          </summary>
          {rest.map(tick)}
        </details>
      )}
    </fieldset>
  );
}

interface FacetCheckboxProps {
  name: string;
  value: string;
  checked: boolean;
  count: number;
  children: string;
}

/** A checkbox that submits the form when toggled. Without scripts the form's button submits it. */
function FacetCheckbox({ name, value, checked, count, children }: FacetCheckboxProps) {
  const [held, hold] = useSyncedValue(checked ? value : '');
  return (
    <Checkbox
      name={name}
      value={value}
      checked={held !== ''}
      onChange={(isChosen, { currentTarget }) => {
        hold(isChosen ? value : '');
        currentTarget.form?.requestSubmit();
      }}
    >
      <span className={css.option}>
        <span>{children}</span> <span className={css.optionCount}>{formatNumber(count)}</span>
      </span>
    </Checkbox>
  );
}
