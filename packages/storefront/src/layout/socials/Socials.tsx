import { localized } from '@diwan/sdk/commerce';
import { type Translate, useI18n } from '@diwan/widgets';
import { SocialIcon } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import * as styles from './Socials.css';

/** The networks of spec §2 «Footer», in lower case as in the settings. */
const NETWORKS = [
  'facebook',
  'instagram',
  'twitter',
  'pinterest',
  'youtube',
  'tiktok',
  'whatsapp',
  'linkedin',
  'x',
  'snapchat',
] as const;

/** A network's name in the visitor's language; an unknown network keeps its name from the settings. */
function networkName(written: string, t: Translate): string {
  const network = NETWORKS.find((one) => one === written.toLowerCase());
  return network ? t(`layout:footer.networks.${network}`) : written;
}

/** Links to the shop's social profiles (spec §2). */
export function Socials({ className }: { className?: string | undefined }) {
  const { t, locale } = useI18n();
  const { socials, brand } = useShop().settings;
  if (socials.length === 0) return null;
  return (
    <ul className={className} aria-label={t('layout:footer.social')}>
      {socials.map(({ name, href }) => (
        <li key={href}>
          <a
            className={styles.ring}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={t('layout:footer.social_on', {
              brand: localized(brand, 'name', locale),
              network: networkName(name, t),
            })}
          >
            <SocialIcon network={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
