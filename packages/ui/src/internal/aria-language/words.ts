import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatNumber } from '@muddat/i18n';

export type Words = Record<string, (i18n: I18n, args: Record<string, unknown>) => string>;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const options = (i18n: I18n, value: unknown): string => {
  const count = numberOf(value);
  const shown = formatNumber(count);
  return i18n._(
    msg({
      message: plural(count, { one: `${shown} вариант`, few: `${shown} варианта`, many: `${shown} вариантов`, other: `${shown} варианта` }),
      comment: 'Read out: how many options a list offers, or how many are left after typing',
    }),
  );
};

/** By the keys of react-aria's package `combobox`. The last two are said on Apple's devices only, whose VoiceOver does not say them itself. */
export const comboBoxWords: Words = {
  buttonLabel: (i18n) => i18n._(msg({ message: 'Показать варианты', comment: 'Button at the end of a field: opens its list of options' })),
  listboxLabel: (i18n) => i18n._(msg({ message: 'Варианты', comment: 'Name of a list of options, read out' })),
  countAnnouncement: (i18n, { optionCount }) => options(i18n, optionCount),
  focusAnnouncement: (i18n, { isGroupChange, groupTitle, groupCount, optionText, isSelected }) =>
    [
      isGroupChange === true && `${textOf(groupTitle)}, ${options(i18n, groupCount)}`,
      textOf(optionText),
      isSelected === true && i18n._(msg({ message: 'выбрано', comment: 'Read out after the name of an option that is chosen' })),
    ]
      .filter(Boolean)
      .join(', '),
  selectedAnnouncement: (i18n, { optionText }) =>
    `${textOf(optionText)}, ${i18n._(msg({ message: 'выбрано', comment: 'Read out after the name of an option that is chosen' }))}`,
};

/** By the keys of react-aria's package `overlays`: the hidden button by which a screen reader leaves what has opened. */
export const overlayWords: Words = {
  dismiss: (i18n) => i18n._(msg({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })),
};

/** By the keys of react-aria's package `menu`. */
export const menuWords: Words = {
  longPressMessage: (i18n) =>
    i18n._(
      msg({
        message: 'Чтобы открыть меню, нажмите и держите или нажмите Alt и стрелку вниз',
        comment: 'Read out with a button that opens a menu when it is held',
      }),
    ),
};

/** By the keys of react-aria-components itself. */
export const componentsWords: Words = {
  selectPlaceholder: (i18n) => i18n._(msg({ message: 'Выберите', comment: 'In a field with a list of options while nothing is chosen' })),
  dropzoneLabel: (i18n) => i18n._(msg({ message: 'Место для файлов', comment: 'Name of the area that files are dropped on, read out' })),
  tableResizer: (i18n) => i18n._(msg({ message: 'Ширина столбца', comment: 'Handle in the head of a table, read out' })),
  colorSwatchPicker: (i18n) => i18n._(msg({ message: 'Цвета', comment: 'Name of a list of colours, read out' })),
};
