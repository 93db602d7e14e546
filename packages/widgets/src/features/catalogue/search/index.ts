export { Search, type SearchProps } from './Search';
export { SearchField } from './SearchField';
export { useSearch } from './use-search';
