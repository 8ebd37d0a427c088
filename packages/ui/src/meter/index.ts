export { Meter, type MeterProps } from './meter.tmp.tsx';
