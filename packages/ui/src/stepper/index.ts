export { Stepper, type StepperProps } from './stepper.tmp.tsx';
