import { useI18n } from '@diwan/widgets';
import { Button } from '@diwan/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import * as layoutStyles from '../../layout/Layout.css';
import { CUSTOM_CARDS_STYLES } from './custom-card';
import * as styles from './EmbedPage.css';
import { type ElementMarkup, showIn } from './element-markup';

const WIDTHS = ['phone', 'tablet', 'full'] as const;

/**
 * Maximum share of the screen's height, so that the code below stays in view. Taller elements scroll or are expanded.
 */
const MAX_HEIGHT_SHARE = 0.7;

/** A page with only the script, so that the element looks as it will on a partner's page. */
const pageAround = (lang: string, dir: string, title: string) =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><title>${title}</title><base target="_blank"><body style="margin:0"><script src="/embed/v1/diwan.js" async></script>`;

/** Styles for cards in the page's own markup; the shop's policy allows none in the markup. */
function addStyles(document: Document) {
  if (!document.defaultView) return;
  const sheet = new document.defaultView.CSSStyleSheet();
  sheet.replaceSync(CUSTOM_CARDS_STYLES);
  document.adoptedStyleSheets = [sheet];
}

/** Preview of the element at the width of a phone, a tablet or the page. */
export function Preview({ markup }: { markup: ElementMarkup }) {
  const { t, locale, direction } = useI18n();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('full');
  const [loaded, setLoaded] = useState<Document>();
  /** The expanded view. Another element or width starts collapsed: it may be shorter. */
  const [wholeView, setWholeView] = useState<string>();
  const [height, setHeight] = useState<number>();
  // The server renders no frame.
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const title = t('embed:preview');
  const view = `${markup.tag} ${width}`;
  const isWhole = wholeView === view;

  useEffect(() => {
    if (loaded) showIn(loaded, markup);
  }, [loaded, markup]);

  useEffect(() => {
    // A banner as tall as its viewport would grow with each new height.
    if (!loaded || isWhole) return;
    const observer = new ResizeObserver(() => setHeight(loaded.body.offsetHeight));
    observer.observe(loaded.body);
    return () => observer.disconnect();
  }, [loaded, isWhole]);

  const isCut = height !== undefined && height > window.innerHeight * MAX_HEIGHT_SHARE;
  return (
    <section aria-labelledby="embed-preview">
      <div className={styles.previewHead}>
        <h2 id="embed-preview" className={styles.heading}>
          {title}
        </h2>
        <fieldset className={styles.widths} aria-label={t('embed:preview_width')}>
          {WIDTHS.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.width}
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {t(`embed:width.${name}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {/* An element may have a hundred tab stops. */}
      <a className={`${layoutStyles.skipLink} ${styles.skipPreview}`} href="#embed-code">
        {t('embed:preview_skip')}
      </a>
      <div className={styles.preview}>
        {isInBrowser && (
          <iframe
            ref={frame}
            title={title}
            className={styles.frame[width]}
            style={{ blockSize: height, maxBlockSize: isWhole ? undefined : `${MAX_HEIGHT_SHARE * 100}vh` }}
            srcDoc={pageAround(locale, direction, title)}
            onLoad={() => {
              const page = frame.current?.contentDocument;
              if (page) addStyles(page);
              setLoaded(page ?? undefined);
            }}
          />
        )}
        {isCut && (
          <Button
            variant="link"
            aria-expanded={isWhole}
            onClick={() => setWholeView(isWhole ? undefined : view)}
          >
            {t(isWhole ? 'embed:preview_less' : 'embed:preview_whole')}
          </Button>
        )}
      </div>
    </section>
  );
}
