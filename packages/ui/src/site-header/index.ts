export type { NavItem } from '../internal/nav-item.ts';
export { SiteHeader, type SiteHeaderProps } from './site-header.tsx';
