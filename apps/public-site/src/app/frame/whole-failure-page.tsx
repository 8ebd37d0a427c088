export { ErrorPage as WholeFailurePage } from '@muddat/app-shell';
