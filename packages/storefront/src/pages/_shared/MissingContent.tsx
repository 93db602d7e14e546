import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { Button, EmptyState } from '@diwan/widgets/ui';

export interface MissingContentProps {
  title: string;
  /** The list to link to. */
  list: { readonly title: string; readonly href: string };
}

/** Shown when a product, category or project doesn't exist; links to the list of all (spec §8). */
export function MissingContent({ title, list }: MissingContentProps) {
  return (
    <div className={container}>
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <Button variant="outline" href={list.href}>
            {list.title}
          </Button>
        }
      />
    </div>
  );
}

/** Shown when a product or category doesn't exist; links to all products. */
export function MissingProduct({ title }: { title: string }) {
  const { t } = useI18n();
  return <MissingContent title={title} list={{ title: t('product:all_products'), href: '/products' }} />;
}
