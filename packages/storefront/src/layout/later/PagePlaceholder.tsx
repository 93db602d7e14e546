import { ProductCardSkeleton, SkeletonBox, SkeletonLine, useI18n } from '@diwan/widgets';
import { container, text } from '@diwan/widgets/styles';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageName } from '../../routes';
import * as styles from './PagePlaceholder.css';

/** Pages that look alike from afar; all others are some lines of text. */
const shapes: { readonly [Name in PageName]?: ComponentType } = {
  home: Sections,
  interiors: Sections,
  products: Sections,
  'cms-page': Sections,
  category: List,
  subcategory: List,
  projects: List,
  product: Product,
  project: Sections,
};

/**
 * Takes the place of a page that is long on its way (spec §2). The page before is only hidden: should the visitor turn
 * back, it is where they left it.
 */
export function PagePlaceholder({ name }: { name: PageName | undefined }) {
  const { t } = useI18n();
  const main = useRef<HTMLElement>(null);

  // Read while rendering: hiding the page before takes away what there was to scroll.
  const [scrollY] = useState(() => window.scrollY);
  const focusedBefore = useRef<Element | null>(null);

  // Before the first frame, which would show the placeholder's end to a visitor who had scrolled down.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    focusedBefore.current = focused;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The header's links are still there and keep the focus.
    if (focused === document.body || focused?.closest('[hidden]')) main.current?.focus();
  }, []);

  // Once the page before, or the next one, is on the screen.
  useEffect(
    () => () => {
      const { current: focused } = focusedBefore;
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    },
    [scrollY],
  );

  const Shape = (name && shapes[name]) ?? Words;
  return (
    <main ref={main} className={styles.main} tabIndex={-1} aria-busy="true" aria-label={t('layout:loading')}>
      <Shape />
    </main>
  );
}

function Title() {
  return (
    <p className={`${text.display2} ${styles.title}`}>
      <SkeletonLine width={40} />
    </p>
  );
}

function Cards() {
  return (
    <div className={styles.cards}>
      {[1, 2, 3, 4].map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </div>
  );
}

function Sections() {
  return (
    <>
      <div className={styles.banner}>
        <SkeletonBox ratio="auto" />
      </div>
      <div className={container}>
        <Title />
        <Cards />
      </div>
    </>
  );
}

function List() {
  return (
    <div className={container}>
      <Title />
      <p className={styles.toolbar}>
        <SkeletonLine width={60} />
      </p>
      <Cards />
    </div>
  );
}

function Product() {
  return (
    <div className={`${container} ${styles.product}`}>
      <SkeletonBox ratio="1 / 1.04" />
      <div>
        <Title />
        <Lines />
      </div>
    </div>
  );
}

function Words() {
  return (
    <div className={container}>
      <Title />
      <Lines />
    </div>
  );
}

function Lines() {
  return (
    <div className={styles.lines}>
      {[90, 95, 80, 30, 85, 60].map((width) => (
        <SkeletonLine key={width} width={width} />
      ))}
    </div>
  );
}
