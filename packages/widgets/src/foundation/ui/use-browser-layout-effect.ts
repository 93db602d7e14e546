import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in browsers; on a server, where effects don't run, it would log a warning. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
