export { drawQrCode, type QrCodeDrawing } from './draw-qr-code';
export { QrCode, type QrCodeProps } from './QrCode';
export { useQrCode } from './use-qr-code';
