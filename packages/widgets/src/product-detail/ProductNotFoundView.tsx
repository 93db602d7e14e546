import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import * as styles from './ProductDetailView.css';

export interface ProductNotFoundViewProps {
  title: string;
  browse: { label: string; href: string };
}

/** There is no such product. */
export function ProductNotFoundView({ title, browse }: ProductNotFoundViewProps) {
  return (
    <div className={styles.container}>
      <EmptyState
        headingLevel={1}
        title={title}
        action={<Button href={browse.href}>{browse.label}</Button>}
      />
    </div>
  );
}
