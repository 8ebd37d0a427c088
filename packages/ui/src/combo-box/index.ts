export type { Option } from '../internal/options/types.ts';
export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
export { matchesLoosely } from './matches-loosely.ts';
