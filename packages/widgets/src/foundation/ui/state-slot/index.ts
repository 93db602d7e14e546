export { type StateName, StateSlot, type StateSlotProps, StateSlots } from './StateSlot';
