export { LateHydration, type LateHydrationProps } from './LateHydration';
