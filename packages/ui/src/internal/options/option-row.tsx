import { ListBoxItem } from 'react-aria-components/ListBox';
import { Check } from '../../icons/icons.ts';
import * as css from './options.css.ts';
import type { Option } from './types.ts';

/** `id` repeats the option's value, because react-aria reads it from the element before rendering. */
export function OptionRow({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem id={id} textValue={option.label} isDisabled={option.disabled === true} className={css.option}>
      <span className={css.content}>
        <span>{option.label}</span>
        {option.description !== undefined && <span className={css.description}>{option.description}</span>}
      </span>
      <span className={css.checkMark} aria-hidden="true">
        <Check size={20} />
      </span>
    </ListBoxItem>
  );
}
