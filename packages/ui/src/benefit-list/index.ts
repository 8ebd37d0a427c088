export { BenefitList, type BenefitListProps } from './benefit-list.tsx';
