import { useState } from 'react';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Tabs } from '../../ui/tabs';
import * as styles from './SetPiecesView.css';

export interface SetPiece {
  id: number;
  name: string;
  /** "× 2". */
  quantity: string;
  href: string;
  picture: { src: string; width: number; height: number } | undefined;
  description: string;
  /** "W 220 × D 95 × H 78 cm". */
  size: string | undefined;
}

export interface SetPiecesViewProps {
  title: string;
  /** "4 pieces". */
  count: string;
  pieces: readonly SetPiece[];
  labels: { tabs: string; viewPiece: string };
}

/** The pieces of a set, one tab each (spec §2 «Product detail»). */
export function SetPiecesView({ title, count, pieces, labels }: SetPiecesViewProps) {
  const [selected, setSelected] = useState(0);
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.count}>{count}</p>
      </div>
      <Tabs
        label={labels.tabs}
        selected={selected}
        onSelect={setSelected}
        tabs={pieces.map((piece) => ({
          id: piece.id,
          label: <TabLabel {...piece} />,
          content: <PiecePanel {...piece} viewPiece={labels.viewPiece} />,
        }))}
      />
    </section>
  );
}

const noPicture = { width: 1000, height: 1000 };

function TabLabel({ name, quantity, picture }: SetPiece) {
  return (
    <span className={styles.tab}>
      <span className={styles.thumb}>
        <Picture {...(picture ?? noPicture)} alt="" sizes="64px" fit="cover" />
      </span>
      <span>
        <span className={styles.label}>{name}</span> <span className={styles.quantity}>{quantity}</span>
      </span>
    </span>
  );
}

function PiecePanel({ name, picture, description, size, href, viewPiece }: SetPiece & { viewPiece: string }) {
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>
        <Picture {...(picture ?? noPicture)} alt="" sizes="(min-width:768px) 45vw, 92vw" fit="cover" />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {description && <p>{description}</p>}
        {size && <p className={styles.size}>{size}</p>}
        <Button variant="outline" href={href}>
          {viewPiece}
        </Button>
      </div>
    </div>
  );
}
