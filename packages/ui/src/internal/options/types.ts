export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line, in the quiet colour. */
  description?: string;
  disabled?: boolean;
}

export interface OptionGroup<Value extends string = string> {
  /** Heading above the options, and their accessible name. */
  group: string;
  options: readonly Option<Value>[];
}

export type OptionItem<Value extends string = string> = Option<Value> | OptionGroup<Value>;

export const isOptionGroup = <Value extends string>(item: OptionItem<Value>): item is OptionGroup<Value> => 'group' in item;

export const flattenOptions = <Value extends string>(items: readonly OptionItem<Value>[]): Option<Value>[] =>
  items.flatMap((item) => (isOptionGroup(item) ? item.options : [item]));
