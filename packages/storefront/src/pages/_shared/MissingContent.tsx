import { Button, EmptyState } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';

export interface MissingContentProps {
  title: string;
  /** The list of what does exist. */
  list: { readonly title: string; readonly href: string };
}

/** The page's product, category or project doesn't exist; all of them are a link away (spec §8). */
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
