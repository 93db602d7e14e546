import type { QrCodeDrawing } from './draw-qr-code';
import * as styles from './QrCode.css';

/** Light modules required around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** Undefined while being drawn: the space is reserved. */
  drawing: QrCodeDrawing | undefined;
  /** Description of the code's target, for screen readers. */
  label: string;
  className?: string | undefined;
}

/** A QR code, always dark on white. */
export function QrCode({ drawing, label, className = '' }: QrCodeProps) {
  const side = (drawing?.size ?? 0) + 2 * QUIET_ZONE;
  return (
    <div className={`${styles.code} ${className}`}>
      {drawing && (
        <svg
          className={styles.drawing}
          viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
