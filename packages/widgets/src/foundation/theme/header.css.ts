import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** Set by pages whose header shrinks on scroll. */
export const compactHeaderHeight = createVar();

/** Height of the header once content sticks below it. */
export const stuckHeaderHeight = fallbackVar(compactHeaderHeight, vars.layout.headerHeight);
