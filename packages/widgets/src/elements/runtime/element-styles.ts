import type { CSSProperties } from 'react';
import { RESERVED_BLOCK_SIZE } from '../../theme';
import { AMOUNT_VISIBILITY } from '../../ui/money';
import type { ElementDefinition } from '../define-element';

/** For `embed.css`, where it holds as long as nothing but the loading state shows. Cards know their own size. */
export const reservedRoom = ({
  reservedByWidth,
  reservedBlockSize,
  keepsBlockSize,
}: Pick<ElementDefinition<object>, 'reservedByWidth' | 'reservedBlockSize' | 'keepsBlockSize'>) =>
  ({
    [RESERVED_BLOCK_SIZE]: reservedByWidth ? '0' : reservedBlockSize,
    ...(keepsBlockSize && { minBlockSize: reservedBlockSize }),
  }) as CSSProperties;

export const amountVisibility = (isHidden: boolean) =>
  ({ [AMOUNT_VISIBILITY]: isHidden ? 'hidden' : 'inherit' }) as CSSProperties;
