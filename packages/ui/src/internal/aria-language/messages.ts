import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatNumber } from '@muddat/i18n';

export type AriaMessages = Record<string, (i18n: I18n, args: Record<string, unknown>) => string>;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const options = (i18n: I18n, value: unknown): string => {
  const count = numberOf(value);
  const shown = formatNumber(count);
  return i18n._(
    msg({
      message: plural(count, { one: `${shown} вариант`, few: `${shown} варианта`, many: `${shown} вариантов`, other: `${shown} варианта` }),
      comment: 'Read by screen readers: how many options a list offers, or how many are left after typing',
    }),
  );
};

/** Keys of react-aria's package `combobox`. Only Apple devices announce the last two, because VoiceOver does not say them itself. */
export const comboBoxMessages: AriaMessages = {
  buttonLabel: (i18n) => i18n._(msg({ message: 'Показать варианты', comment: 'Button at the end of a field: opens its list of options' })),
  listboxLabel: (i18n) => i18n._(msg({ message: 'Варианты', comment: 'Name of a list of options, read by screen readers' })),
  countAnnouncement: (i18n, { optionCount }) => options(i18n, optionCount),
  focusAnnouncement: (i18n, { isGroupChange, groupTitle, groupCount, optionText, isSelected }) =>
    [
      isGroupChange === true && `${textOf(groupTitle)}, ${options(i18n, groupCount)}`,
      textOf(optionText),
      isSelected === true && i18n._(msg({ message: 'выбрано', comment: 'Read by screen readers after the name of a chosen option' })),
    ]
      .filter(Boolean)
      .join(', '),
  selectedAnnouncement: (i18n, { optionText }) =>
    `${textOf(optionText)}, ${i18n._(msg({ message: 'выбрано', comment: 'Read by screen readers after the name of a chosen option' }))}`,
};

/** Keys of react-aria's package `overlays`: the hidden button with which a screen reader closes an overlay. */
export const overlayMessages: AriaMessages = {
  dismiss: (i18n) => i18n._(msg({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })),
};

/** Keys of react-aria's package `menu`. */
export const menuMessages: AriaMessages = {
  longPressMessage: (i18n) =>
    i18n._(
      msg({
        message: 'Чтобы открыть меню, нажмите и держите или нажмите Alt и стрелку вниз',
        comment: 'Read by screen readers at a button that opens a menu when it is held',
      }),
    ),
};

/** Keys of react-aria-components itself. */
export const componentMessages: AriaMessages = {
  selectPlaceholder: (i18n) => i18n._(msg({ message: 'Выберите', comment: 'In a field with a list of options while nothing is chosen' })),
  dropzoneLabel: (i18n) =>
    i18n._(msg({ message: 'Место для файлов', comment: 'Name of the area on which files are dropped, read by screen readers' })),
  tableResizer: (i18n) =>
    i18n._(msg({ message: 'Ширина столбца', comment: 'Handle in a table header that resizes a column, read by screen readers' })),
  colorSwatchPicker: (i18n) => i18n._(msg({ message: 'Цвета', comment: 'Name of a list of colours, read by screen readers' })),
};
