export { DocumentStep, type DocumentStepProps } from './DocumentStep.tsx';
