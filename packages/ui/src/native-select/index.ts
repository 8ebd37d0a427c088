export { type NativeOption, NativeSelect, type NativeSelectProps } from './native-select.tsx';
