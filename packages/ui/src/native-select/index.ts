export { type NativeOption, NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';
