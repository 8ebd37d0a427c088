export interface Option<Value extends string = string> {
  /** The value that `onChange` reports. */
  value: Value;
  /** The text of the option. */
  label: string;
  /** A second line, in the quiet colour. */
  description?: string;
  /** True if the option cannot be chosen now. The description must say why. */
  disabled?: boolean;
}

export interface OptionGroup<Value extends string = string> {
  /** Heading above the options, and their accessible name. */
  group: string;
  /** The options in order. */
  options: readonly Option<Value>[];
}

export type OptionItem<Value extends string = string> = Option<Value> | OptionGroup<Value>;

export const isOptionGroup = <Value extends string>(item: OptionItem<Value>): item is OptionGroup<Value> => 'group' in item;

export const flattenOptions = <Value extends string>(items: readonly OptionItem<Value>[]): Option<Value>[] =>
  items.flatMap((item) => (isOptionGroup(item) ? item.options : [item]));
