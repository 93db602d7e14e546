export { type Tab, Tabs, type TabsProps } from './Tabs';
export { useTabs } from './use-tabs';
