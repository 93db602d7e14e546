import { localized } from '@diwan/sdk/commerce';
import type { Advertisement, Tag } from '@diwan/sdk/contract';
import { ProductCard } from '../../features/catalogue/card/ProductCard';
import { CardGrid, type GridCell } from '../../features/catalogue/grid/CardGrid';
import { ProjectCard } from '../../features/projects/card/ProjectCard';
import { useI18n } from '../../foundation/i18n';
import { EmptyState } from '../../foundation/ui/EmptyState';
import { SectionFrame } from '../SectionFrame';
import type { SectionProps } from '../section-props';
import { AdTile } from './AdTile';

/** Number of products between banners. */
const PRODUCTS_PER_AD = 8;

const adCell = (ad: Advertisement, index: number): GridCell => ({
  key: `ad-${index}`,
  isWide: true,
  content: <AdTile ad={ad} />,
});

/** Products interspersed with the tag's banners, then the banners left over, then its projects. */
function gridCells({ items, ads, projects }: Tag): GridCell[] {
  const cells: GridCell[] = [];
  items.forEach((product, index) => {
    cells.push({
      key: `product-${product.id}`,
      isWide: product.is_full_width,
      content: <ProductCard product={product} isWide={product.is_full_width} />,
    });
    const before = (index + 1) / PRODUCTS_PER_AD;
    const ad = Number.isInteger(before) ? ads[before - 1] : undefined;
    if (ad) cells.push(adCell(ad, before - 1));
  });
  const shownAds = Math.floor(items.length / PRODUCTS_PER_AD);
  cells.push(...ads.slice(shownAds).map((ad, index) => adCell(ad, shownAds + index)));
  for (const project of projects) {
    cells.push({ key: `project-${project.id}`, content: <ProjectCard project={project} /> });
  }
  return cells;
}

/** A grid of products selected by an editor. */
export function TagSection({ section }: SectionProps<'tag'>) {
  const { t, locale } = useI18n();
  const cells = section.tag ? gridCells(section.tag) : [];
  const title = localized(section, 'title', locale);
  return (
    <SectionFrame section={section}>
      {cells.length === 0 ? (
        <EmptyState title={t('common:no_items')} hint={t('common:no_items_hint')} />
      ) : (
        <CardGrid label={title || t('product:products_title')} cells={cells} />
      )}
    </SectionFrame>
  );
}
