export { SearchField } from './SearchField';
export { SearchWidget, type SearchWidgetProps } from './SearchWidget';
