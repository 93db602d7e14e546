export { SearchWidget, type SearchWidgetProps } from './SearchWidget';
