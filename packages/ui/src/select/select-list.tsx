import { useLingui } from '@lingui/react/macro';
import { Header, ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select';
import * as fieldCss from '../field/field.css.ts';
import { type FieldIds, labelIdOf } from '../field/field.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import { cx } from '../internal/cx.ts';
import { OptionRow } from '../internal/options/option-row.tsx';
import * as optionsCss from '../internal/options/options.css.ts';
import { flattenOptions, isOptionGroup } from '../internal/options/types.ts';
import { useSheetPosition } from '../internal/options/use-sheet-position.ts';
import * as css from './select.css.ts';
import type { SelectProps } from './select.types.ts';

/** The field with its list. react-aria handles keys, typing ahead and focus. */
export function SelectList<Value extends string>({
  ids,
  label,
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  name,
  autoComplete,
  onBlur,
}: SelectProps<Value> & { ids: FieldIds; placeholder: string }) {
  const { t } = useLingui();
  const sheet = useSheetPosition();
  return (
    <AriaLanguage>
      <AriaSelect
        id={ids.id}
        className={css.root}
        aria-labelledby={labelIdOf(ids.id)}
        {...(ids['aria-describedby'] === undefined ? {} : { 'aria-describedby': ids['aria-describedby'] })}
        {...(name === undefined ? {} : { name })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        {...(onBlur === undefined ? {} : { onBlur })}
        placeholder={placeholder}
        isDisabled={disabled}
        allowsEmptyCollection
        value={value}
        onChange={(key) => {
          const chosen = flattenOptions(options).find((option) => option.value === key);
          if (chosen) onChange(chosen.value);
        }}
      >
        <Button className={cx(fieldCss.box, css.trigger, ids['aria-invalid'] && css.invalid)}>
          <SelectValue className={css.value}>{({ selectedText }) => selectedText || placeholder}</SelectValue>
          <ChevronDown size={20} className={css.arrow} />
        </Button>
        <Popover className={cx(optionsCss.popover, optionsCss.fieldWide, optionsCss.sheet)} style={sheet} offset={4} containerPadding={12}>
          <div className={optionsCss.title} aria-hidden="true">
            {label}
          </div>
          <ListBox
            className={optionsCss.list}
            renderEmptyState={() => (
              <div className={optionsCss.emptyNote}>
                {t({ message: 'Вариантов пока нет', comment: 'In a list of options that has none' })}
              </div>
            )}
          >
            {options.map((item) =>
              isOptionGroup(item) ? (
                <ListBoxSection key={item.group} id={`group-${item.group}`}>
                  <Header className={optionsCss.groupHead}>{item.group}</Header>
                  {item.options.map((option) => (
                    <OptionRow key={option.value} id={option.value} option={option} />
                  ))}
                </ListBoxSection>
              ) : (
                <OptionRow key={item.value} id={item.value} option={item} />
              ),
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLanguage>
  );
}
