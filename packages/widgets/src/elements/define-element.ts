import type { ComponentType } from 'react';
import type { AttributeKind, AttributeTable } from './attribute-kinds';

/** A custom element before it is registered: plain data, safe to import on a server. */
export interface ElementDefinition {
  readonly tag: `diwan-${string}`;
  /** Attributes by property name; each is a prop of the widget. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  readonly Widget: ComponentType<Record<string, unknown>>;
}

/** Describes an element; an attribute whose kind doesn't fit the widget's prop doesn't compile. */
export function defineElement<Props extends object>(definition: {
  tag: ElementDefinition['tag'];
  attributes: AttributeTable<Props>;
  Widget: ComponentType<Props>;
}): ElementDefinition {
  // The attribute table has just been checked against the props, so the erased type keeps its promise.
  return definition as unknown as ElementDefinition;
}
