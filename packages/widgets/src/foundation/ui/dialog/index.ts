export { Dialog } from './Dialog';
export { useDialog } from './use-dialog';
