import * as styles from './QrCodeView.css';

export interface QrCodeViewProps {
  /** Rows of modules, true for dark ones; undefined while it is computed. */
  modules: readonly (readonly boolean[])[] | undefined;
  label: string;
}

/** A QR code as one path; its quiet zone is the frame around it. */
export function QrCodeView({ modules, label }: QrCodeViewProps) {
  const size = modules?.length ?? 1;
  return (
    <div className={styles.code}>
      {modules && (
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={modulesPath(modules)} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}

const modulesPath = (modules: readonly (readonly boolean[])[]) =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
