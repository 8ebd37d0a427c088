export { TabLinks, type TabLinksProps } from './TabLinks.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
