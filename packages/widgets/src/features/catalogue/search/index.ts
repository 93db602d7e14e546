export { Search, type SearchProps } from './Search';
export { SearchField } from './SearchField';
