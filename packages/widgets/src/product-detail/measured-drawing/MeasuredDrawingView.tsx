import type { CSSProperties } from 'react';
import { type FurnitureShape, furnitureOutlines } from './furniture-shapes';
import * as styles from './MeasuredDrawingView.css';

export interface MeasuredDrawingViewProps {
  shape: FurnitureShape;
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
export function MeasuredDrawingView({ shape, width, depth, height, labels }: MeasuredDrawingViewProps) {
  const unit = Math.max(width, depth, height);
  const margin = unit * MARGIN;
  const gap = unit * GAP;
  const tick = unit * TICK;
  const floor = margin * 0.4 + height;
  const side = margin + width + gap;
  const line = floor + margin * 0.4;
  const total = side + depth + margin * 0.4;
  const viewBox = `0 0 ${total} ${line + margin * 0.6}`;
  const outlines = furnitureOutlines[shape];

  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      role="img"
      aria-label={labels.alt}
      style={{ '--drawing-width': total, '--drawing-unit': unit } as CSSProperties}
    >
      <g className={styles.outline}>
        <Outline x={margin} y={floor - height} paths={outlines.front(width, height)} />
        <Outline x={side} y={floor - height} paths={outlines.side(depth, height)} />
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

function Outline({ x, y, paths }: { x: number; y: number; paths: readonly string[] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
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
