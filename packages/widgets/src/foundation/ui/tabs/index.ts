export { type Tab, Tabs } from './Tabs';
export { useTabs } from './use-tabs';
