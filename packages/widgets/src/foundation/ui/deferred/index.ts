export { Deferred, type DeferredProps } from './Deferred';
export { deferred } from './deferred-part';
export { captureEvents, type EventReplay } from './event-replay';
export { type LazyComponent, lazyWithPreload } from './lazy-with-preload';
export { loadPersistently } from './load-persistently';
export { OnceOpened, type OnceOpenedProps } from './OnceOpened';
export { Optional } from './Optional';
