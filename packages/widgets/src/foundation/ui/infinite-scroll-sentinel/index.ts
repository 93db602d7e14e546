export { InfiniteScrollSentinel } from './InfiniteScrollSentinel';
