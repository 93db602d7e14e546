import {
  BasketSkeleton,
  CheckoutSkeleton,
  ProductCardSkeleton,
  SkeletonBox,
  SkeletonControl,
  SkeletonField,
  SkeletonLine,
  useBasket,
} from '@diwan/widgets';
import { container, text } from '@diwan/widgets/styles';
import type { ComponentType, ReactNode } from 'react';
import type { PageName } from '../../app/routes';
import * as styles from './shapes.css';

/** Skeleton of each page; pages not listed here show `Message`. */
export const shapes: { readonly [Name in PageName]?: ComponentType } = {
  home: () => <Sections banner={styles.fullBanner} />,
  interiors: () => <Sections banner={styles.fullBanner} />,
  products: () =>
    new URLSearchParams(window.location.search).has('query') ? (
      <List />
    ) : (
      <Sections banner={styles.halfBanner} />
    ),
  'cms-page': () => <Sections banner={styles.halfBanner} />,
  category: List,
  subcategory: () => <TitledList banner={styles.subcategoryBanner} card={<ProductCardSkeleton />} />,
  projects: () => <TitledList banner={styles.projectsBanner} card={<ProjectCard />} wideCards />,
  product: Product,
  project: Project,
  cart: () => <Basket kind="cart" />,
  'price-box': () => <Basket kind="price-box" />,
  'restored-box': () => <Basket kind="price-box" />,
  checkout: Checkout,
  'quote-sheet': QuoteSheet,
  about: About,
  contact: Contact,
  terms: Terms,
  embed: Generator,
};

/** A page with only a message in the middle of the screen. */
export function Message() {
  return (
    <div className={`${container} ${styles.message}`}>
      <div className={styles.mark}>
        <SkeletonBox ratio="auto" />
      </div>
      <Title className={text.h2} width={40} />
      <Lines widths={[60, 50]} />
    </div>
  );
}

function Title({ className = text.display2, width = 40 }: { className?: string; width?: number }) {
  return (
    <p className={className}>
      <SkeletonLine width={width} />
    </p>
  );
}

const Lines = ({ widths }: { widths: readonly number[] }) => (
  <div className={styles.lines}>
    {widths.map((width) => (
      <SkeletonLine key={width} width={width} />
    ))}
  </div>
);

const Crumbs = () => (
  <div className={styles.crumbs}>
    <SkeletonLine width={30} />
  </div>
);

function Cards({ card = <ProductCardSkeleton />, wide = false }: { card?: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? styles.wideCards : styles.cards}>
      {[1, 2, 3, 4].map((key) => (
        <div key={key}>{card}</div>
      ))}
    </div>
  );
}

const ProjectCard = () => (
  <>
    <SkeletonBox ratio="4 / 3" />
    <p className={`${text.h3} ${styles.cardTitle}`}>
      <SkeletonLine width={60} />
    </p>
  </>
);

function Sections({ banner }: { banner: string }) {
  return (
    <>
      <div className={banner}>
        <SkeletonBox ratio="auto" />
      </div>
      <div className={`${container} ${styles.section}`}>
        <Title className={text.h1} width={30} />
        <Cards />
      </div>
    </>
  );
}

function List() {
  return (
    <div className={`${container} ${styles.list}`}>
      <Crumbs />
      <div className={styles.listTitle}>
        <Title />
      </div>
      <div className={styles.toolbar}>
        <SkeletonControl />
      </div>
      <Cards />
    </div>
  );
}

function TitledList({
  banner,
  card,
  wideCards = false,
}: {
  banner: string;
  card: ReactNode;
  wideCards?: boolean;
}) {
  return (
    <>
      <div className={banner}>
        <div className={container}>
          <Crumbs />
          <Title />
          <SkeletonLine width={20} />
        </div>
      </div>
      <div className={`${container} ${styles.titledList}`}>
        <div className={styles.toolbar}>
          <SkeletonControl />
        </div>
        <Cards card={card} wide={wideCards} />
      </div>
    </>
  );
}

function Product() {
  return (
    <>
      <div className={`${container} ${styles.productCrumbs}`}>
        <Crumbs />
      </div>
      <div className={`${container} ${styles.product}`}>
        <div className={styles.gallery}>
          <div className={styles.stage}>
            <SkeletonBox ratio="auto" />
          </div>
          <div className={styles.thumbs}>
            {[1, 2, 3, 4].map((thumb) => (
              <SkeletonBox key={thumb} ratio="4 / 5" />
            ))}
          </div>
        </div>
        <div>
          <SkeletonLine width={30} />
          <Title className={text.h1} width={70} />
          <SkeletonLine width={25} />
          <Title className={text.h2} width={50} />
          <Lines widths={[95, 90, 60]} />
          <div className={styles.options}>
            <SkeletonControl />
          </div>
        </div>
      </div>
    </>
  );
}

function Project() {
  return (
    <>
      <div className={styles.cover}>
        <SkeletonBox ratio="auto" />
      </div>
      <div className={`${container} ${styles.page} ${styles.columns}`}>
        <Lines widths={[95, 90, 85, 60]} />
        <SkeletonControl width={50} />
      </div>
    </>
  );
}

/** Baskets are read from storage, so whether they are empty is known before the page loads. */
function Basket({ kind }: { kind: 'cart' | 'price-box' }) {
  const { lines } = useBasket(kind);
  return (
    <div className={`${container} ${styles.basket}`}>
      {lines.length > 0 ? <BasketSkeleton kind={kind} /> : <Nothing />}
    </div>
  );
}

function Checkout() {
  const { lines } = useBasket('cart');
  return (
    <div className={`${container} ${styles.basket}`}>
      {lines.length > 0 ? <CheckoutSkeleton /> : <Nothing />}
    </div>
  );
}

function QuoteSheet() {
  const { lines } = useBasket('price-box');
  return (
    <div className={`${container} ${styles.basket}`}>
      {lines.length > 0 ? (
        <div className={styles.desk}>
          <div className={styles.deskTools}>
            <SkeletonLine width={25} />
            <SkeletonControl width={30} />
          </div>
          <div className={styles.paper}>
            <Title className={text.h2} width={30} />
          </div>
        </div>
      ) : (
        <Nothing />
      )}
    </div>
  );
}

const Nothing = () => (
  <div className={styles.nothing}>
    <Title className={text.h2} width={50} />
    <SkeletonLine width={80} />
    <SkeletonControl width={40} />
  </div>
);

function About() {
  return (
    <div className={`${container} ${styles.page}`}>
      <div className={styles.statement}>
        <Title className={text.display1} width={100} />
        <Title className={text.display1} width={80} />
      </div>
      <div className={`${styles.chapter} ${styles.columns}`}>
        <Title className={text.h1} width={60} />
        <Lines widths={[30, 95, 90]} />
      </div>
    </div>
  );
}

function Contact() {
  return (
    <div className={`${container} ${styles.page}`}>
      <Title />
      <p className={text.lead}>
        <SkeletonLine width={50} />
      </p>
      <div className={styles.contact}>
        <Lines widths={[30, 45, 35, 50, 40]} />
        <div className={styles.form}>
          <Title className={text.h2} width={50} />
          <SkeletonField />
          <SkeletonField />
          <SkeletonField />
        </div>
      </div>
    </div>
  );
}

function Terms() {
  return (
    <div className={`${container} ${styles.terms}`}>
      <Title />
      <div className={styles.contents}>
        <Lines widths={[50, 60, 55, 40, 45, 35]} />
        <div>
          <Title className={text.h2} width={30} />
          <Lines widths={[90, 95, 80, 30]} />
        </div>
      </div>
    </div>
  );
}

function Generator() {
  return (
    <div className={`${container} ${styles.page}`}>
      <Title />
      <p className={text.lead}>
        <SkeletonLine width={70} />
      </p>
      <div className={styles.generator}>
        <div className={styles.wideOnly}>
          <Lines widths={[80, 75, 70, 85, 60, 65]} />
        </div>
        <div className={styles.form}>
          <SkeletonField />
          <SkeletonField />
          <SkeletonField />
        </div>
        <div className={styles.wideOnly}>
          <SkeletonBox ratio="3 / 2" />
        </div>
      </div>
    </div>
  );
}
