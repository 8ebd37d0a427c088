import { useLingui } from '@lingui/react/macro';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { cx } from '../internal/cx.ts';
import { OptionRow } from '../internal/options/option-row.tsx';
import * as optionsCss from '../internal/options/options.css.ts';
import type { Option } from '../internal/options/types.ts';
import { Spinner } from '../spinner/spinner.tsx';

const LAYOUT = { estimatedRowSize: 44 };

/** The options under the field. Only the visible ones are in the DOM. */
export function ComboBoxList({ loading }: { loading: boolean }) {
  const { t } = useLingui();
  const empty = loading ? (
    <>
      <Spinner size="s" />
      {t({ message: 'Ищем…', comment: 'In a list of options while a server looks for them' })}
    </>
  ) : (
    t({ message: 'Ничего не нашлось. Проверьте, как написано', comment: 'In a list of options when none matches the typed text' })
  );
  return (
    <Popover className={cx(optionsCss.popover, optionsCss.fieldWide)} offset={4} containerPadding={12}>
      <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
        <ListBox<Option> className={optionsCss.list} renderEmptyState={() => <div className={optionsCss.emptyNote}>{empty}</div>}>
          {(option) => <OptionRow id={option.value} option={option} />}
        </ListBox>
      </Virtualizer>
    </Popover>
  );
}
