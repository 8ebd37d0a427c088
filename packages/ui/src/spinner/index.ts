export { Spinner, type SpinnerProps } from './spinner.tmp.tsx';
