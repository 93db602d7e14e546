import type { Namespace } from '@diwan/widgets';
import type { ComponentType, ReactElement } from 'react';
import type { HeadContext, Loaded } from './page-content';

/**
 * `full`: header and footer · `minimal`: logo and language only · `checkout`: also the way back to the cart · `bare`: the
 * page is all there is.
 */
export type PageLayout = 'full' | 'minimal' | 'checkout' | 'bare';

interface PageDefinition<Data> {
  layout?: PageLayout;
  /** Texts beside those of the layout. */
  namespaces?: readonly Namespace[];
  /** What a visitor would ask about this page in a chat; by default something about the shop. */
  enquiry?: (data: Data, context: Pick<HeadContext, 't' | 'locale'>) => string | undefined;
  /**
   * Fetches the code of parts that a first view doesn't need: a page that replaces another one is there at once, without
   * holes. Called while its data is on the way.
   */
  parts?: (loaded: Promise<Loaded<Data>>) => Promise<unknown>;
  component: ComponentType<{ data: Data }>;
}

/** How a page is shown; only its own functions know its kind of data. */
export interface Page {
  readonly layout: PageLayout;
  readonly namespaces: readonly Namespace[];
  readonly enquiry: (data: unknown, context: Pick<HeadContext, 't' | 'locale'>) => string | undefined;
  readonly parts: (loaded: Promise<Loaded<unknown>>) => Promise<unknown>;
  readonly render: (data: unknown) => ReactElement;
}

/**
 * A row's page for the route table. Data is opaque outside: what `render` gets is what the `load` of the same page's
 * content returned, on the server or through the document, so the one cast is sound.
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
    parts: async (loaded) => parts?.(loaded as Promise<Loaded<Data>>),
    render: (data) => <Component data={data as Data} />,
  };
}
