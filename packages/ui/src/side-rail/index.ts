export type { NavItem } from '../internal/nav-item.ts';
export { SideRail, type SideRailProps } from './side-rail.tsx';
