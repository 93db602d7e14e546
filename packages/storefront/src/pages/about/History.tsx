import { localized } from '@diwan/sdk/commerce';
import type { About } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { useTabs } from '@diwan/widgets/internal';
import { Picture } from '@diwan/widgets/ui';
import { useState } from 'react';
import * as styles from './page.css';

/** Aspect ratio of the photos. */
const PHOTO = { width: 1200, height: 900 };

/** The shop's history, beside photos that the visitor can switch between (spec §2 «About»). */
export function History({ about }: { about: About }) {
  const { locale } = useI18n();
  const text = localized(about, 'history', locale);
  const photos = about.photos.map((photo) => ({
    src: photo.src_url ?? undefined,
    caption: localized(photo, 'caption', locale),
  }));
  if (!text && photos.length === 0) return null;
  return (
    <div className={styles.section}>
      {photos.length > 0 ? <WithPhotos text={text} photos={photos} /> : <TextOnly text={text} />}
    </div>
  );
}

function Title() {
  const { t } = useI18n();
  return (
    <h2 id="history" className={styles.historyTitle}>
      {t('about:history.title')}
    </h2>
  );
}

function TextOnly({ text }: { text: string }) {
  return (
    <section className={styles.words} aria-labelledby="history">
      <Title />
      <p>{text}</p>
    </section>
  );
}

interface WithPhotosProps {
  text: string;
  photos: readonly { src: string | undefined; caption: string }[];
}

function WithPhotos({ text, photos }: WithPhotosProps) {
  const { t } = useI18n();
  const [selected, setSelected] = useState(0);
  const { listProps, tabProps, panelProps } = useTabs({
    count: photos.length,
    selected,
    onSelect: setSelected,
  });
  return (
    <section className={styles.history} aria-labelledby="history">
      <div className={styles.words}>
        <Title />
        {text && <p>{text}</p>}
        <div
          {...listProps}
          role="tablist"
          className={styles.captions}
          aria-label={t('about:history.photos_label')}
        >
          {photos.map(({ caption }, index) => (
            <button key={caption} {...tabProps(index)} type="button" className={styles.caption}>
              {caption}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls, by arrow keys as well */}
      <section className={styles.photos} aria-label={t('about:history.photos_label')} tabIndex={0}>
        {photos.map(({ src, caption }, index) => {
          const { hidden, tabIndex: _unfocusable, ...panel } = panelProps(index);
          return (
            <div key={caption} {...panel} className={styles.photo} data-hidden={hidden || undefined}>
              <div className={styles.photoFrame}>
                <Picture
                  src={src}
                  alt={caption}
                  {...PHOTO}
                  sizes="(min-width:64em) 54vw, (min-width:48em) 45vw, 88vw"
                  fit="cover"
                />
              </div>
              <p className={styles.photoCaption} aria-hidden="true">
                {caption}
              </p>
            </div>
          );
        })}
      </section>
    </section>
  );
}
