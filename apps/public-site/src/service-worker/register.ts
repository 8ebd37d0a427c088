/** A part of its own, which comes when the page stands. */
export { registerServiceWorker as register } from '@muddat/app-shell';
