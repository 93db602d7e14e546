import { cardImages, localized } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { type MouseEvent, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { Icon } from '../../../foundation/ui/Icon';
import { checkIcon, plusIcon } from '../../../foundation/ui/icons';
import { isPlainClick } from '../../../foundation/ui/is-plain-click';
import { Picture } from '../../../foundation/ui/Picture';
import { RetryNotice } from '../../../foundation/ui/RetryNotice';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { ShownPrice } from '../product/ShownPrice';
import { SearchField } from '../search/SearchField';
import { useSearch } from '../search/use-search';
import * as styles from './AddPiece.css';

const LEAST_LETTERS = 2;
const MOST_RESULTS = 5;

export interface AddPieceProps {
  /** Pieces to offer before anything is typed. */
  offered: readonly ProductSummary[];
  /** What these are, such as "Similar pieces". */
  offer: string;
  isThere: (product: ProductSummary) => boolean;
  onAdd: (product: ProductSummary) => void;
  /** Address of the comparison with one more piece. */
  hrefWith?: ((product: ProductSummary) => string) | undefined;
  /** Whether one piece is missing to compare. */
  isNeeded: boolean;
}

/** Finds one more piece by name or code. */
export function AddPiece({ offered, offer, isNeeded, ...choice }: AddPieceProps) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const typed = text.trim();
  const query = typed.length >= LEAST_LETTERS ? typed : '';
  const { products, isLoading, error, retry } = useSearch(query);
  const found = products.slice(0, MOST_RESULTS);
  const isFound = query !== '' && !isLoading && !error;
  const note = !isFound
    ? ''
    : found.length === 0
      ? t('common:no_items_found')
      : t('common:search_results', { count: found.length });
  useAnnouncement(note);
  const add = {
    ...choice,
    onAdd(product: ProductSummary) {
      setText('');
      choice.onAdd(product);
    },
  };
  return (
    <div className={styles.panel}>
      {isNeeded && <p className={styles.needed}>{t('compare:one_more')}</p>}
      <SearchField
        text={text}
        onText={setText}
        label={t('compare:field')}
        onSubmit={(event) => event.preventDefault()}
      />
      {query !== '' && isLoading && <p className={styles.note}>{t('common:loading')}</p>}
      {query !== '' && error && (
        <RetryNotice className={styles.failure} retryLabel={t('common:retry')} onRetry={retry}>
          {error}
        </RetryNotice>
      )}
      {isFound && found.length === 0 && <p className={styles.note}>{note}</p>}
      {isFound && found.length > 0 && <PieceList label={note} products={found} {...add} />}
      {query === '' && offered.length > 0 && (
        <>
          <p className={styles.note} aria-hidden="true">
            {offer}
          </p>
          <PieceList label={offer} products={offered} {...add} />
        </>
      )}
    </div>
  );
}

interface PieceListProps extends Pick<AddPieceProps, 'isThere' | 'onAdd' | 'hrefWith'> {
  label: string;
  products: readonly ProductSummary[];
}

function PieceList({ label, products, isThere, onAdd, hrefWith }: PieceListProps) {
  const { t, locale } = useI18n();
  return (
    <ul aria-label={label}>
      {products.map((product) => {
        const name = localized(product, 'name', locale);
        const [image] = cardImages(product.images);
        const isKnown = isThere(product);
        const content = (
          <>
            <span className={styles.thumb}>
              <Picture
                src={image?.src_url}
                alt=""
                width={image?.width ?? 1000}
                height={image?.height ?? 1000}
                sizes="40px"
                fit="cover"
              />
            </span>
            <span className={styles.words}>
              <span aria-hidden={!isKnown}>{name}</span>
              {!isKnown && <VisuallyHidden>{t('compare:add_named', { name })}</VisuallyHidden>}
              <span className={styles.price}>
                {isKnown ? t('compare:is_there') : <ShownPrice product={product} />}
              </span>
            </span>
            <Icon shape={isKnown ? checkIcon : plusIcon} size={20} />
          </>
        );
        const press = (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onAdd(product);
        };
        return (
          <li key={product.id} className={styles.item}>
            {isKnown ? (
              <span className={styles.row}>{content}</span>
            ) : hrefWith ? (
              <a className={styles.row} href={hrefWith(product)} rel="nofollow" onClick={press}>
                {content}
              </a>
            ) : (
              <button type="button" className={styles.row} onClick={press}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
