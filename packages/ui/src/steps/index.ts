export { Steps, type StepsProps } from './steps.tmp.tsx';
