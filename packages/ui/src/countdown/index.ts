export { Countdown, type CountdownProps } from './countdown.tmp.tsx';
