export { Switch, type SwitchProps } from './switch.tmp.tsx';
