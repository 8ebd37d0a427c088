export type { NavItem } from '../internal/nav-item.ts';
export { SideRail, type SideRailProps } from './SideRail.tsx';
