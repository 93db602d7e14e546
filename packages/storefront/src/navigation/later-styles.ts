/** Id of the link to the styles of what opens from a page: documents that show nothing of it have it for no medium. */
export const LATER_STYLES_ID = 'later-styles';

let isHydrating = false;
let applying: Promise<void> | undefined;

const linkInDocument = () => {
  const link = document.getElementById(LATER_STYLES_ID);
  return link instanceof HTMLLinkElement ? link : undefined;
};

async function apply(): Promise<void> {
  // The document isn't complete before its links are: this one failed, and a link fetches only once.
  const found = linkInDocument();
  if (!found?.sheet && document.readyState === 'complete') found?.replaceWith(found.cloneNode());
  const link = linkInDocument();
  if (!link) return;
  if (!link.sheet)
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', () => reject(new TypeError('No styles')), { once: true });
    });
  link.media = 'all';
}

/** From now on code that is loaded may show what has its styles in the later sheet. */
export function waitForLaterStyles(): void {
  isHydrating = true;
}

/**
 * Loads code together with the styles it needs: every import on demand goes through here. A failure is that of the code:
 * who tries again gets both.
 */
export async function withLaterStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!isHydrating) return load();
  applying ??= apply().catch((error: unknown) => {
    applying = undefined;
    throw error;
  });
  const [module] = await Promise.all([load(), applying]);
  return module;
}
