import { localized } from '@diwan/sdk/commerce';
import { SocialIcon, useI18n } from '@diwan/widgets';
import { useShop } from '../../shop-context';
import { ring } from './Socials.css';

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
            className={ring}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={t('layout:footer.social_on', {
              brand: localized(brand, 'name', locale),
              network: name,
            })}
          >
            <SocialIcon network={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
