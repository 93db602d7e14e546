import { type FurnitureShape, furnitureOutlines } from '@diwan/sdk/commerce/drawing';
import type { Dimensions } from '@diwan/sdk/contract';
import type { CSSProperties } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useSizes } from '../../product/use-sizes';
import * as styles from './MeasuredDrawing.css';

export interface MeasuredDrawingProps {
  /** Which piece of furniture is drawn. */
  shape: FurnitureShape;
  /** Measures of the piece, as in `product.dimensions`. */
  dimensions: Dimensions;
}

/** Margins around and between the two views, as a fraction of the largest dimension. */
const MARGIN = 0.24;
const GAP = 0.3;
const TICK = 0.022;

/** Front and side of a product to scale, with dimension lines. Never mirrored: numbers always read left to right. */
export function MeasuredDrawing({ shape, dimensions }: MeasuredDrawingProps) {
  const { t } = useI18n();
  const { measure, wholeSpoken } = useSizes();
  const { default_width: width, default_depth: depth, default_height: height } = dimensions;
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
      aria-label={`${t('product:drawing_alt')}: ${wholeSpoken(dimensions)}`}
      style={{ '--drawing-width': total, '--drawing-unit': unit } as CSSProperties}
    >
      <g className={styles.outline}>
        <Outline x={margin} y={floor - height} paths={outlines.front(width, height)} />
        <Outline x={side} y={floor - height} paths={outlines.side(depth, height)} />
      </g>
      <g className={styles.measure}>
        <Measure x={margin} y={line} length={width} tick={tick} label={measure(width, dimensions)} />
        <Measure x={side} y={line} length={depth} tick={tick} label={measure(depth, dimensions)} />
        <g transform={`translate(${margin * 0.6} ${floor}) rotate(-90)`}>
          <Measure x={0} y={0} length={height} tick={tick} label={measure(height, dimensions)} isAbove />
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

/** A dimension line with ticks at both ends and a label. */
function Measure({ x, y, length, tick, label, isAbove = false }: MeasureProps) {
  return (
    <>
      <path
        className={styles.line}
        d={`M${x} ${y - tick}v${tick * 2}M${x + length} ${y - tick}v${tick * 2}M${x} ${y}h${length}`}
      />
      {/* Part of the drawing's name. Firefox reads texts of an image as well. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of a drawing takes no focus */}
      <text
        aria-hidden="true"
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
