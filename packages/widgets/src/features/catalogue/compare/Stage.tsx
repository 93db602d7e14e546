import { formatNumber } from '@diwan/sdk/commerce';
import { DOOR, type DrawnPiece, type DrawnToScale } from '@diwan/sdk/commerce/comparison';
import { furnitureOutlines } from '@diwan/sdk/commerce/drawing';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { classNames } from '../../../foundation/ui/class-names';
import * as styles from './Stage.css';

export interface StageProps {
  /** Heights of the lines behind the pieces. */
  lines: DrawnToScale['lines'];
  /** One of each column; null for what isn't drawn. */
  pieces: DrawnToScale['pieces'];
  /** Places of the pieces whose columns aren't in view. */
  hidden: ReadonlySet<number>;
  /** The columns, in the same order. */
  columns: RefObject<HTMLElement | null>;
}

/** Lengths in cm, as numbers for the styles. */
const measures = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([name, value]) => [`--${name}`, value])) as CSSProperties;

/** A drawing for the eye: the sentence before it and the table say the same in words. Neither it nor its pieces are mirrored. */
export function Stage({ lines, pieces, hidden, columns }: StageProps) {
  const { t, locale } = useI18n();
  const stage = useRef<HTMLDivElement>(null);
  const inCentimetres = (length: number) =>
    t('common:unit_value', { value: formatNumber(length, locale), unit: t('common:cm') });

  // Pressing a piece shows its column, which the keyboard reaches by itself.
  useEffect(() => {
    const { current } = stage;
    const show = ({ target }: Event) => {
      const piece = target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;
      const column = piece && columns.current?.querySelectorAll('[data-column]')[Number(piece.dataset.piece)];
      column?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
    };
    current?.addEventListener('click', show);
    return () => current?.removeEventListener('click', show);
  }, [columns]);

  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      <div className={styles.drawing}>
        {lines.map((line) => (
          <span key={line} className={styles.line} style={measures({ y: line })}>
            <span className={styles.lineLabel}>{inCentimetres(line)}</span>
          </span>
        ))}
        <span className={styles.floor} />
        <span
          className={classNames(styles.piece, styles.door)}
          style={measures({ w: DOOR.width, h: DOOR.height })}
        >
          <svg
            className={styles.front}
            viewBox={`0 0 ${DOOR.width} ${DOOR.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.doorway} d="M0 210V45a45 45 0 0 1 90 0v165z" />
            <path d="M9 210V45a36 36 0 0 1 72 0v165M45 9v201M50 108v14" />
          </svg>
          <span className={styles.doorLabel}>{t('compare:door')}</span>
        </span>
        {pieces.map((piece, place) => (
          <span
            key={place}
            data-piece={place}
            className={classNames(styles.piece, hidden.has(place) && styles.outOfView)}
            style={measures({ w: piece?.width ?? 0, h: piece?.height ?? 0, lift: piece?.lift ?? 0 })}
          >
            {piece && (
              <>
                <Front piece={piece} />
                <span className={styles.width}>{inCentimetres(piece.width)}</span>
              </>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function Front({ piece: { shape, width, height, isFlat } }: { piece: DrawnPiece }) {
  if (isFlat) return <span className={styles.flat} />;
  return (
    <svg
      className={styles.front}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {furnitureOutlines[shape].front(width, height).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
