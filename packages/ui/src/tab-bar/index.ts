export type { NavItem } from '../internal/nav-item.ts';
export { TabBar, type TabBarProps } from './tab-bar.tsx';
