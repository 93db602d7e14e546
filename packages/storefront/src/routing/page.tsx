import type { Namespace } from '@diwan/widgets';
import type { ComponentType, ReactElement } from 'react';
import type { HeadContext } from './page-content';

/**
 * `full`: header and footer · `minimal`: logo and language only · `checkout`: `minimal` with a link back to the cart ·
 * `bare`: nothing but the page.
 */
export type PageLayout = 'full' | 'minimal' | 'checkout' | 'bare';

/** The page's data, loaded or loading. */
type Awaitable<Data> = { data: Data } | Promise<{ data: Data }>;

interface PageDefinition<Data> {
  layout?: PageLayout;
  /** Namespaces of its texts, in addition to those of the layout. */
  namespaces?: readonly Namespace[];
  /** Prefilled chat message about this page; defaults to a general one. */
  enquiry?: (data: Data, context: Pick<HeadContext, 't' | 'locale'>) => string | undefined;
  /**
   * Fetches the code of parts that the first view doesn't need, so that the page renders without gaps on navigation.
   * Called while its data is loading, and before a page shown earlier is shown again.
   */
  parts?: (loaded: Awaitable<Data>) => Promise<unknown>;
  component: ComponentType<{ data: Data }>;
}

/** How a page is shown; its data type is known only to its own functions. */
export interface Page {
  readonly layout: PageLayout;
  readonly namespaces: readonly Namespace[];
  readonly enquiry: (data: unknown, context: Pick<HeadContext, 't' | 'locale'>) => string | undefined;
  readonly parts: (loaded: Awaitable<unknown>) => Promise<unknown>;
  readonly render: (data: unknown) => ReactElement;
}

/**
 * Defines the page of a route. Its data is opaque to callers: `render` gets what the `load` of the same page's content
 * returned, directly or through the document, so the casts are sound.
 */
export function definePage<Data = null>({
  layout = 'full',
  namespaces = [],
  enquiry,
  parts,
  component: Component,
}: PageDefinition<Data>): Page {
  return {
    layout,
    namespaces,
    enquiry: (data, context) => enquiry?.(data as Data, context),
    parts: async (loaded) => parts?.(loaded as Awaitable<Data>),
    render: (data) => <Component data={data as Data} />,
  };
}
