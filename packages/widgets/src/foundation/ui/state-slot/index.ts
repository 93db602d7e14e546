export { type StateName, StateSlot, type StateSlotProps } from './StateSlot';
