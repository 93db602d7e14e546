import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './storage';

afterEach(() => localStorage.clear());

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

function follow() {
  const onChange = vi.fn();
  return { onChange, stop: browserStorage().subscribe('box', onChange) };
}

it('reports changes by other tabs while the page was in the back/forward cache', () => {
  localStorage.setItem('box', 'before');
  const { onChange, stop } = follow();
  transition('pagehide', true);
  localStorage.setItem('box', 'after');
  transition('pageshow', true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('after');
  stop();
  transition('pageshow', true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports nothing without changes, since the page may be ahead of a full storage', () => {
  localStorage.setItem('box', 'same');
  const { onChange, stop } = follow();
  transition('pagehide', true);
  transition('pageshow', true);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});
