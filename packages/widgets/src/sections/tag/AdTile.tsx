import { localized } from '@diwan/sdk/commerce';
import type { Advertisement } from '@diwan/sdk/contract';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { stretchedLink } from '../../foundation/theme/patterns.css';
import { Picture } from '../../foundation/ui/Picture';
import { FixedPicture } from '../fixed-picture/FixedPicture';
import * as styles from './AdTile.css';

/** A banner among products: an image with its title below, two columns wide. */
export function AdTile({ ad }: { ad: Advertisement }) {
  const { paths } = useDiwan();
  const { locale } = useI18n();
  const title = localized(ad, 'title', locale);
  const href = ad.cta_url ? paths.editorial(ad.cta_url) : undefined;
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <FixedPicture isFixed={ad.is_parlex}>
          <Picture
            src={ad.src_url}
            width={ad.width ?? 1920}
            height={ad.height ?? 1080}
            alt=""
            sizes="(min-width:48em) 48vw, 92vw"
            fit="cover"
            {...(!ad.is_parlex && { className: styles.image })}
          />
        </FixedPicture>
      </div>
      <h3 className={styles.title}>
        {href ? (
          <a className={stretchedLink} href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className={styles.description}>{localized(ad, 'description', locale)}</p>
    </article>
  );
}
