import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './storage';

afterEach(() => localStorage.clear());

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

function follow() {
  const onChange = vi.fn();
  return { onChange, stop: browserStorage().subscribe('box', onChange) };
}

it('says what other tabs stored while the browser kept the page for the way back', () => {
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

it('says nothing where nothing changed, since what the page shows may be ahead of a full storage', () => {
  localStorage.setItem('box', 'same');
  const { onChange, stop } = follow();
  transition('pagehide', true);
  transition('pageshow', true);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});
