export { CachedMarkup, type CachedMarkupProps, type MarkupCache, MarkupCacheProvider } from './CachedMarkup';
