export { Countdown, type CountdownProps } from './countdown.tsx';
