import { beforeEach, expect, it, vi } from 'vitest';
import { NEXT_CODE_ID, prefetchCode } from './prefetch-code';

let idle: () => void;
const state = vi.spyOn(document, 'readyState', 'get');
const links = () => document.querySelectorAll('head link[rel="modulepreload"]').length;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<template id="${NEXT_CODE_ID}"><link rel="modulepreload" href="/assets/a.js"></template>`;
  state.mockReturnValue('complete');
  idle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
  });
  vi.stubGlobal('navigator', { onLine: true });
});

it('links to the code once the page has loaded and the browser is idle', () => {
  state.mockReturnValue('interactive');
  prefetchCode();
  idle();
  expect(links()).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(links()).toBe(0);
  idle();
  expect(links()).toBe(1);
});

it('fetches nothing for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  prefetchCode();
  idle();
  expect(links()).toBe(0);
});

it('fetches nothing if the connection is lost before the browser is idle', () => {
  prefetchCode();
  vi.stubGlobal('navigator', { onLine: false });
  idle();
  expect(links()).toBe(0);
});

it('fetches nothing where the document names no code, as in development', () => {
  document.body.innerHTML = '';
  prefetchCode();
  idle();
  expect(links()).toBe(0);
});
