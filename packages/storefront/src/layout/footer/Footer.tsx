import { localized } from '@diwan/sdk/commerce';
import type { FooterGroup } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { RichText } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import { layoutParts } from '../../own-code/layout-parts';
import { useVisit } from '../../visit/visit-context';
import { BrandLogo } from '../brand/BrandLogo';
import { Socials } from '../socials/Socials';
import { WhatsAppButton } from '../whatsapp-button/WhatsAppButton';
import * as styles from './Footer.css';

const GROUPS_PER_SIDE = 2;

const { footer: OwnFooter, footerEnd: FooterEnd } = layoutParts;

export interface FooterProps {
  /** Prefilled chat message about this page. */
  enquiry?: string | undefined;
}

/** Up to four groups of links around the logo, footer text and social links; and the chat button (spec §2). */
export default function Footer({ enquiry }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {OwnFooter ? <OwnFooter /> : <FooterContent />}
      {FooterEnd && <FooterEnd />}
      <WhatsAppButton enquiry={enquiry} />
    </footer>
  );
}

function FooterContent() {
  const { t, locale } = useI18n();
  const { settings, year } = useShop();
  const { consent } = useVisit();
  const groups = settings.footer_links.slice(0, GROUPS_PER_SIDE * 2);
  const html = localized(settings, 'footer_text', locale);
  return (
    <div className={container}>
      <div className={styles.columns}>
        <Groups groups={groups.slice(0, GROUPS_PER_SIDE)} />
        <div className={styles.center}>
          <BrandLogo isStacked />
          {html && (
            <div className={styles.words}>
              <RichText html={html} extent="line" />
            </div>
          )}
          <Socials className={styles.socials} />
        </div>
        <Groups groups={groups.slice(GROUPS_PER_SIDE)} />
      </div>
      <div className={styles.legal}>
        <span>
          {t('layout:footer.rights', {
            year: year[locale],
            brand: localized(settings.brand, 'name', locale),
          })}
        </span>
        {settings.tag_manager_id && (
          <button type="button" className={styles.link} onClick={consent.ask}>
            {t('common:consent.change')}
          </button>
        )}
        <Credits />
      </div>
    </div>
  );
}

function Groups({ groups }: { groups: readonly FooterGroup[] }) {
  const { locale } = useI18n();
  return groups.map((group) => {
    const title = localized(group, 'name', locale);
    return (
      <nav key={title} className={styles.group} aria-label={title}>
        <h2 className={styles.groupTitle}>{title}</h2>
        <ul>
          {group.links.map((one) => (
            <li key={one.href}>
              <a className={styles.link} href={one.href}>
                {localized(one, 'name', locale)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}

/** Who made the site: the shop's own credits, or the default text (spec §2). */
function Credits() {
  const { t, locale } = useI18n();
  const { brand, credits_en, credits_ar } = useShop().settings;
  const own = localized({ credits_en: credits_en ?? '', credits_ar: credits_ar ?? '' }, 'credits', locale);
  return (
    <span>
      {own ||
        `${t('layout:footer.credits.first')} ${t('layout:footer.credits.second', { brand: localized(brand, 'name', locale) })}`}
    </span>
  );
}
