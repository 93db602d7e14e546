import { useI18n } from '@diwan/widgets';
import { useIsHydrating } from '@diwan/widgets/internal';
import { type CSSProperties, createElement, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ElementMarkup } from './element-markup';
import * as styles from './page.css';

/** A page with only the script, so that the element looks as it will on a partner's page. */
const pageAround = (lang: string, dir: string, title: string) =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><title>${title}</title><base target="_blank"><body style="margin:0"><script src="/embed/v1/diwan.js" async></script>`;

const elementFor = ({ tagName, attributes, colors }: ElementMarkup) =>
  createElement(tagName, {
    // React sets properties of elements and can't take an attribute away: another choice of attributes is another element.
    key: [tagName, ...Object.keys(attributes)].join(),
    ...attributes,
    style: colors as CSSProperties,
  });

/** Widths of the preview; the last is that of its column. */
const WIDTHS = { phone: '390px', tablet: '768px', full: '100%' } as const;
type Width = keyof typeof WIDTHS;

/** The element in a page of its own, as wide as a phone, a tablet or the column. */
export function Preview({ markup }: { markup: ElementMarkup }) {
  const { t, locale, direction } = useI18n();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [height, setHeight] = useState<number>();
  const [width, setWidth] = useState<Width>('full');
  // The server renders no frame.
  const isInBrowser = !useIsHydrating();
  const title = t('embed:preview');

  useEffect(() => {
    if (!page) return;
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [page]);

  return (
    <section aria-labelledby="embed-preview">
      <div className={styles.head}>
        <h2 id="embed-preview" className={styles.heading}>
          {title}
        </h2>
        <fieldset className={styles.widths} aria-label={t('embed:preview_width')}>
          {(Object.keys(WIDTHS) as Width[]).map((name) => (
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
      <div className={styles.preview}>
        {isInBrowser && (
          <iframe
            ref={frame}
            title={title}
            className={styles.frame}
            style={{ inlineSize: WIDTHS[width], blockSize: height }}
            srcDoc={pageAround(locale, direction, title)}
            onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
          />
        )}
        {page && createPortal(elementFor(markup), page.body)}
      </div>
    </section>
  );
}
