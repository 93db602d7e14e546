/**
 * Id of the link to the styles of everything that opens later. Documents that don't need them yet load it with
 * `media="not all"`.
 */
export const LATER_STYLES_ID = 'later-styles';

let isHydrating = false;
let applying: Promise<void> | undefined;

const linkInDocument = () => {
  const link = document.getElementById(LATER_STYLES_ID);
  return link instanceof HTMLLinkElement ? link : undefined;
};

async function apply(): Promise<void> {
  // The document is complete only once its links are: this one failed, and a link is fetched only once.
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

/** From now on, loaded code may need the later styles. */
export function waitForLaterStyles(): void {
  isHydrating = true;
}

/**
 * Loads code together with the later styles: every dynamic import goes through here. Failed styles fail the import, so
 * that a retry loads both.
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
