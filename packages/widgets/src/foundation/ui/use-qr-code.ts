import { useEffect, useState } from 'react';
import { drawQrCode, type QrCodeDrawing } from './draw-qr-code';

/**
 * The QR code of a URL, by default the current one: `drawn` if a server has drawn it, otherwise drawn in the browser
 * after hydration.
 */
export function useQrCode(url: string | undefined, drawn?: QrCodeDrawing): QrCodeDrawing | undefined {
  // The previous code stays until the next one is drawn.
  const [drawing, setDrawing] = useState(drawn);

  useEffect(() => {
    if (drawn) return;
    let isCurrent = true;
    drawQrCode(url ?? window.location.href).then(
      (next) => {
        if (isCurrent) setDrawing(next);
      },
      // The code is optional: the address bar shows the URL too.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [url, drawn]);

  return drawn ?? drawing;
}
