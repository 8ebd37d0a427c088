export { ErrorPage as FullFailurePage } from '@muddat/app-shell';
