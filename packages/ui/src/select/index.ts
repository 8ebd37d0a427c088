export type { Option, OptionGroup } from '../internal/options/types.ts';
export { Select } from './select.tsx';
export type { SelectProps } from './select.types.ts';
