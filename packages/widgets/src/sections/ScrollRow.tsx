import type { ReactNode } from 'react';
import { cell, row } from './ScrollRow.css';

/** Things side by side that scroll when they are too many. */
export function ScrollRow({
  label,
  cells,
}: {
  label: string;
  cells: readonly { key: number; content: ReactNode }[];
}) {
  return (
    <ul className={row} aria-label={label}>
      {cells.map(({ key, content }) => (
        <li key={key} className={cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}
