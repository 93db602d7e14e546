import { useEffect, useState } from 'react';
import { drawQrCode, type QrCodeDrawing } from './draw-qr-code';

/**
 * The QR code of an address: `drawn` when a server has drawn it, else drawn in the browser after hydration. Without
 * `url` it is the browser's address.
 */
export function useQrCode(url: string | undefined, drawn?: QrCodeDrawing): QrCodeDrawing | undefined {
  const [drawing, setDrawing] = useState<QrCodeDrawing>();

  useEffect(() => {
    if (drawn) return;
    let isCurrent = true;
    drawQrCode(url ?? window.location.href).then(
      (next) => {
        if (isCurrent) setDrawing(next);
      },
      // The page is complete without the code: its address stands in the browser's bar.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [url, drawn]);

  return drawn ?? drawing;
}
