interface PageView {
  event: 'page_view';
  page_path: string;
  page_title: string;
}

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/** Reports a page view to the tag manager (spec §2: on every route change); the first one loads its script. */
export function sendPageView(containerId: string, page: { path: string; title: string }): void {
  if (!window.dataLayer) {
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
    document.head.append(script);
  }
  const view: PageView = { event: 'page_view', page_path: page.path, page_title: page.title };
  window.dataLayer.push(view);
}
