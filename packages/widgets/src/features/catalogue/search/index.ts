export { SearchField } from './SearchField';
export { type SearchProps, SearchWidget } from './SearchWidget';
