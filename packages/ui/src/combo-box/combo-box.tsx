import { useLingui } from '@lingui/react/macro';
import type { FocusEventHandler } from 'react';
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldFrameProps, type HidableLabelProps, labelIdOf } from '../field/field.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import type { Option } from '../internal/options/types.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { ClearButton } from './clear-button.tsx';
import * as css from './combo-box.css.ts';
import { ComboBoxList } from './combo-box-list.tsx';
import { matchesFuzzily } from './matches-loosely.ts';

export type { Option } from '../internal/options/types.ts';
export { matchesFuzzily } from './matches-loosely.ts';

export interface ComboBoxProps<Value extends string> extends FieldFrameProps, HidableLabelProps {
  /** The options in order. Thousands are fine: only visible options are in the DOM. */
  options: readonly Option<Value>[];
  /** The chosen value; `null`: nothing is chosen yet. */
  value: Value | null;
  /** Called with the chosen value; `null` when the field was emptied. A typed text that is no option is cleared. */
  onChange: (value: Value | null) => void;
  /** Example or prompt in the empty field. Without it the field is empty. */
  placeholder?: string;
  /** Decides whether the label of an option matches the typed text. The default ignores apostrophes, case and alphabet. */
  matches?: (label: string, query: string) => boolean;
  /** Called with each typed text that is no option's label. With it the server filters: `options` are its results, all of them visible. */
  onQuery?: (query: string) => void;
  /** With `onQuery`: the option of `value`, because the results may not contain it. */
  selectedOption?: Option<Value> | undefined;
  /** The server is still searching: an empty list then says so, instead of reporting that nothing was found. */
  loading?: boolean;
  /** True if the field cannot be used now. */
  disabled?: boolean;
  /** Shows the chosen option, which cannot be changed. */
  readOnly?: boolean;
  /** Name of the field in a submitted form. */
  name?: string;
  /** `id` of the input, for a link from an error summary. Without it the field creates one. */
  id?: string;
  /** Called when the focus leaves the field. Forms validate it then. */
  onBlur?: FocusEventHandler;
}

/** The server's results plus the chosen option, whose label the field shows. */
function withSelectedOption<Value extends string>(options: readonly Option<Value>[], chosen: Option<Value> | undefined) {
  return chosen === undefined || options.some((option) => option.value === chosen.value) ? options : [chosen, ...options];
}

/** A field for one of very many options, found by typing. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, description, error, optional, hideLabel = false, id, options, value, onChange, placeholder, selectedOption } = props;
  const { matches = matchesFuzzily, onQuery, loading = false, disabled = false, readOnly = false, name, onBlur } = props;
  const { t } = useLingui();
  const frame = { label, description, error, hideLabel, ...(optional === undefined ? {} : { optional }) };
  const known = onQuery ? withSelectedOption(options, selectedOption) : options;
  // The label of an option that was just chosen is not a query.
  const ask = (text: string) => !known.some((option) => option.label === text) && onQuery?.(text);
  const items = onQuery ? { items: known, onInputChange: ask } : { defaultItems: known, defaultFilter: matches };
  return (
    <AriaLanguage>
      <Field {...frame} id={id}>
        {(ids) => (
          <AriaComboBox<Option<Value>>
            id={ids.id}
            className={css.root}
            aria-labelledby={labelIdOf(ids.id)}
            {...(ids['aria-describedby'] === undefined ? {} : { 'aria-describedby': ids['aria-describedby'] })}
            {...(name === undefined ? {} : { name })}
            {...(onBlur === undefined ? {} : { onBlur })}
            {...items}
            allowsEmptyCollection
            isInvalid={ids['aria-invalid'] === true}
            isDisabled={disabled}
            isReadOnly={readOnly}
            validationBehavior="aria"
            value={value}
            onChange={(key) => onChange(known.find((option) => option.value === key)?.value ?? null)}
          >
            <Group role="presentation" className={fieldCss.box}>
              <Input
                className={fieldCss.input}
                autoComplete="off"
                aria-busy={loading || undefined}
                placeholder={
                  placeholder ?? t({ message: 'Начните вводить', comment: 'Placeholder of a field that finds options by the typed text' })
                }
              />
              <span className={css.buttons}>
                {loading && (
                  <span className={css.arrow}>
                    <Spinner size="s" />
                  </span>
                )}
                {!disabled && !readOnly && <ClearButton inputId={ids.id} />}
                {!readOnly && (
                  <Button className={css.arrow}>
                    <ChevronDown size={20} />
                  </Button>
                )}
              </span>
            </Group>
            <ComboBoxList loading={loading} />
          </AriaComboBox>
        )}
      </Field>
    </AriaLanguage>
  );
}
