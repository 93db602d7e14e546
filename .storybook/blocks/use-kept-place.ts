import { useLayoutEffect } from 'react';

const KEY = 'diwan-docs-place';

const currentPage = () => new URLSearchParams(location.search).get('id');

function save() {
  const { scrollTop, scrollHeight } = document.documentElement;
  sessionStorage.setItem(KEY, JSON.stringify([currentPage(), scrollTop, scrollHeight]));
}

/**
 * Storybook mounts a page of documentation again with each choice of the toolbar, or even loads it again, and its
 * examples come one by one: the reader would be at the top. Keeps the height of the page and the place in it.
 */
export function useKeptPlace(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const [page, scrollTop, height]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const isBack = page === currentPage();
    body.style.minBlockSize = isBack ? `${Number(height)}px` : '';
    // Examples that fill again above would push the place down.
    body.style.overflowAnchor = isBack ? 'none' : '';
    if (isBack) root.scrollTop = Number(scrollTop);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);
}
