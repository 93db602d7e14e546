/* Every widget is a valid component with the installed React types; return types valid in 19 may be invalid in 18. */
import * as exported from '@diwan/widgets';
import type { JSXElementConstructor } from 'react';

type WidgetName = Extract<keyof typeof exported, `${string}Widget`>;

export const widgets: { readonly [Name in WidgetName]: JSXElementConstructor<never> } = exported;
