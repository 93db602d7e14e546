import type { CSSProperties } from 'react';
import { RESERVED_BLOCK_SIZE } from '../../foundation/theme';
import { AMOUNT_VISIBILITY } from '../../foundation/ui/amount-visibility';
import type { ElementDefinition } from '../define-element';

/** A part of `embed.css`, which holds as long as nothing but the loading state shows. */
export const reservedRoom = ({
  reservedBlockSize,
  keepsBlockSize,
}: Pick<ElementDefinition<object>, 'reservedBlockSize' | 'keepsBlockSize'>) =>
  ({
    [RESERVED_BLOCK_SIZE]: reservedBlockSize,
    ...(keepsBlockSize && { minBlockSize: reservedBlockSize }),
  }) as CSSProperties;

export const amountVisibility = (isHidden: boolean) =>
  ({ [AMOUNT_VISIBILITY]: isHidden ? 'hidden' : 'inherit' }) as CSSProperties;
