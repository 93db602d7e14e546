import { localized } from '@diwan/sdk/commerce';
import { SocialIcon, type Translate, useI18n } from '@diwan/widgets';
import { useShop } from '../../shop/shop-context';
import * as styles from './Socials.css';

/** Every network of spec §2 «Footer»; the settings write them in small letters. */
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

/** A network's own name in the visitor's language; one we don't know is called as the settings call it. */
function networkName(written: string, t: Translate): string {
  const network = NETWORKS.find((one) => one === written.toLowerCase());
  return network ? t(`layout:footer.networks.${network}`) : written;
}

/** The shop's profiles elsewhere (spec §2). */
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
