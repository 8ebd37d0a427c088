/** What the layout shows to signed-in customers only. One file, which no visitor without an account loads. */
export { CustomerLabel } from './customer-label.tsx';
export { CustomerTabs } from './customer-tabs.tsx';
