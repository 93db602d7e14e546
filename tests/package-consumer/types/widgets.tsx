/* Every component is valid with the installed React types; return types valid in 19 may be invalid in 18. */
import * as exported from '@diwan/widgets';
import type { JSXElementConstructor } from 'react';

type Exported = typeof exported;
/** Names of components begin with a capital. */
type ComponentName = {
  [Name in keyof Exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof Exported];

export const components: { readonly [Name in ComponentName]: JSXElementConstructor<never> } = exported;
