import { Picture, useI18n, useTabs } from '@diwan/widgets';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context';
import * as styles from './AboutPage.css';

const captionKeys = [
  'about:history.photo_1',
  'about:history.photo_2',
  'about:history.photo_3',
  'about:history.photo_4',
] as const;

/** Proportion of the photographs. */
const PHOTO = { width: 1200, height: 900 };

/** The shop's history in four photos that the visitor switches (spec §2 «About»). */
export function HistoryPhotos() {
  const { t } = useI18n();
  const { historyPhotos } = useShop().config;
  const [selected, setSelected] = useState(0);
  const { listProps, tabProps, panelProps } = useTabs({
    count: captionKeys.length,
    selected,
    onSelect: setSelected,
  });
  return (
    <section className={styles.history} aria-labelledby="history">
      <div className={styles.words}>
        <h2 id="history" className={styles.historyTitle}>
          {t('about:history.title')}
        </h2>
        <p>{t('about:history.text')}</p>
        <div
          {...listProps}
          role="tablist"
          className={styles.captions}
          aria-label={t('about:history.photos_label')}
        >
          {captionKeys.map((key, index) => (
            <button key={key} {...tabProps(index)} type="button" className={styles.caption}>
              {t(key)}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls, by arrow keys as well */}
      <section className={styles.photos} aria-label={t('about:history.photos_label')} tabIndex={0}>
        {captionKeys.map((key, index) => {
          const { hidden, tabIndex: _unfocusable, ...panel } = panelProps(index);
          return (
            <div key={key} {...panel} className={styles.photo} data-hidden={hidden || undefined}>
              <div className={styles.photoFrame}>
                <Picture
                  src={historyPhotos[index]}
                  alt={t(key)}
                  {...PHOTO}
                  sizes="(min-width:1025px) 54vw, 88vw"
                  fit="cover"
                />
              </div>
              <p className={styles.photoCaption} aria-hidden="true">
                {t(key)}
              </p>
            </div>
          );
        })}
      </section>
    </section>
  );
}
