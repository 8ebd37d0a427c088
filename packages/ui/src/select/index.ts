export type { Option, OptionGroup } from '../internal/options/types.ts';
export { Select, type SelectProps } from './Select.tsx';
