export { StateSlot, type StateSlotProps, StateSlots } from './StateSlot';
