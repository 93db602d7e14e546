/**
 * `react` in the embed: what the widgets use of it, on Preact alone. `preact/compat` would bring much that only other
 * people's components need. A missing export fails the build: add it here.
 */
import './react-props.mjs';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/**
 * Preact hands `ref` over like any other property.
 * @param {(props: object, ref: unknown) => unknown} render
 */
export const forwardRef =
  (render) =>
  ({ ref = null, ...props }) =>
    render(props, ref);
