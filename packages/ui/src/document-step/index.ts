export { DocumentStep, type DocumentStepProps } from './document-step.tsx';
