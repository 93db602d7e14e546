import { useLayoutEffect } from 'react';

const KEY = 'diwan-docs-place';

const currentPage = () => new URLSearchParams(location.search).get('id');

function save() {
  const { scrollTop, scrollHeight } = document.documentElement;
  sessionStorage.setItem(KEY, JSON.stringify([currentPage(), scrollTop, scrollHeight]));
}

/**
 * Restores scroll position and page height. Storybook remounts or even reloads a documentation page on every toolbar
 * change and renders its examples one by one, so the reader would end up at the top.
 */
export function useKeptPlace(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const [page, scrollTop, height]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const isBack = page === currentPage();
    body.style.minBlockSize = isBack ? `${Number(height)}px` : '';
    // Scroll anchoring would shift the position as examples above render.
    body.style.overflowAnchor = isBack ? 'none' : '';
    if (isBack) root.scrollTop = Number(scrollTop);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);
}
