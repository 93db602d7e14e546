import type { AttributeKind } from '../attributes/attribute-kinds';

/** A mistake in an element, for the developer of the page. */
export type Problem =
  /** It failed, or a call of its own did. */
  | { readonly type: 'failure'; readonly error: unknown; readonly address?: string | undefined }
  /** A value of an attribute, or of the property of that name, is not used as it is. */
  | {
      readonly type: 'value';
      /** The attribute's, or the property's. */
      readonly name: string;
      readonly isProperty?: boolean;
      readonly value: unknown;
      readonly kind: AttributeKind;
      /** The value it is reduced to. */
      readonly most?: number | undefined;
      /** It chooses what is shown. */
      readonly isFilter?: boolean;
    }
  /** It names something the shop doesn't have. */
  | { readonly type: 'missing'; readonly text: string }
  /** The template between its tags has a place that can't be filled. */
  | { readonly type: 'template'; readonly text: string };
