import * as styles from './MeasuredDrawingView.css';

export interface MeasuredDrawingViewProps {
  width: number;
  depth: number;
  height: number;
  labels: {
    /** The drawing in words, with the three measures. */
    alt: string;
    width: string;
    depth: string;
    height: string;
  };
}

/** Room around and between the two views, as parts of the greatest measure. */
const MARGIN = 0.24;
const GAP = 0.3;
const TICK = 0.022;

/** Front and side of a product to scale, with its measures on dimension lines. Never mirrored: numbers read one way. */
export function MeasuredDrawingView({ width, depth, height, labels }: MeasuredDrawingViewProps) {
  const unit = Math.max(width, depth, height);
  const margin = unit * MARGIN;
  const gap = unit * GAP;
  const tick = unit * TICK;
  const floor = margin * 0.4 + height;
  const side = margin + width + gap;
  const line = floor + margin * 0.4;
  const viewBox = `0 0 ${side + depth + margin * 0.4} ${line + margin * 0.6}`;
  const fontSize = unit * 0.05;

  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      role="img"
      aria-label={labels.alt}
      fontSize={fontSize}
      style={{ aspectRatio: viewBox.split(' ').slice(2).join(' / ') }}
    >
      <g className={styles.outline}>
        <rect x={margin} y={floor - height} width={width} height={height} rx={tick} />
        <rect x={side} y={floor - height} width={depth} height={height} rx={tick} />
      </g>
      <g className={styles.measure}>
        <Measure x={margin} y={line} length={width} tick={tick} label={labels.width} />
        <Measure x={side} y={line} length={depth} tick={tick} label={labels.depth} />
        <g transform={`translate(${margin * 0.6} ${floor}) rotate(-90)`}>
          <Measure x={0} y={0} length={height} tick={tick} label={labels.height} isAbove />
        </g>
      </g>
    </svg>
  );
}

interface MeasureProps {
  x: number;
  y: number;
  length: number;
  tick: number;
  label: string;
  isAbove?: boolean;
}

/** A dimension line with a tick at each end and its measure beside it. */
function Measure({ x, y, length, tick, label, isAbove = false }: MeasureProps) {
  return (
    <>
      <path
        className={styles.line}
        d={`M${x} ${y - tick}v${tick * 2}M${x + length} ${y - tick}v${tick * 2}M${x} ${y}h${length}`}
      />
      <text
        className={styles.label}
        x={x + length / 2}
        y={isAbove ? y - tick * 1.6 : y + tick * 1.6}
        dominantBaseline={isAbove ? 'auto' : 'hanging'}
      >
        {label}
      </text>
    </>
  );
}
