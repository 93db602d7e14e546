import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a layout; a server, which runs no effects, would warn of it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
