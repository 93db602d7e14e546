export { LateHydration, type LateHydrationProps } from './LateHydration';
export { lateHydrated } from './late-hydrated';
