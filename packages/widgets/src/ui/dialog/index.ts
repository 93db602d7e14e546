export { Dialog, type DialogProps } from './Dialog';
export { type DialogControls, useDialog } from './use-dialog';
