export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { ResultState, type ResultStateProps } from './result-state.tsx';
