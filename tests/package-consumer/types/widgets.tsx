/* Every widget is a component to the types of the React that is installed: what 19 may return, those of 18 may refuse. */
import * as exported from '@diwan/widgets';
import type { JSXElementConstructor } from 'react';

type WidgetName = Extract<keyof typeof exported, `${string}Widget`>;

export const widgets: { readonly [Name in WidgetName]: JSXElementConstructor<never> } = exported;
