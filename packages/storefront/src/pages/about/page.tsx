import { localized, onlyDigits } from '@diwan/sdk/commerce';
import type { About, Partner } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { phoneIcon } from '@diwan/widgets/icons';
import { container } from '@diwan/widgets/styles';
import { Button } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { History } from './History';
import * as styles from './page.css';
import { Questions } from './Questions';

const MAX_PARTNERS = 24;

interface AboutData {
  /** Null if the shop has no about text or it couldn't be fetched. */
  about: About | null;
  partners: readonly Partner[];
}

/** Loads the shop's text and partners; the page works without them. */
async function loadAbout({ client, signal }: LoadContext): Promise<Loaded<AboutData>> {
  const [about, partners] = await Promise.all([
    client.settings.get(['about'], { signal }).then(
      (settings) => settings.about ?? null,
      () => null,
    ),
    client.partners.list({ limit: MAX_PARTNERS }, { signal }).then(
      ({ results }) => results,
      () => [],
    ),
  ]);
  return { status: 200, data: { about, partners } };
}

/** The about page (spec §2 «About»), with the shop's own text. */
export function AboutPage({ data: { about, partners } }: { data: AboutData }) {
  const { t, locale } = useI18n();
  const { brand } = useShop().settings;
  const heading =
    localized(
      { heading_en: about?.heading_en ?? '', heading_ar: about?.heading_ar ?? '' },
      'heading',
      locale,
    ) ||
    localized(brand, 'tagline', locale) ||
    t('about:title', { brand: localized(brand, 'name', locale) });
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.statement}>{heading}</h1>
      {about && <Introduction about={about} />}
      {about && <History about={about} />}
      <Questions questions={about?.questions} />
      <Support />
      {partners.length > 0 && <Partners partners={partners} />}
    </div>
  );
}

function Introduction({ about }: { about: About }) {
  const { t, locale } = useI18n();
  const words = localized(about, 'text', locale);
  if (!words && !about.years) return null;
  return (
    <section className={`${styles.section} ${styles.know}`} aria-labelledby="know">
      <h2 id="know" className={styles.sectionTitle}>
        {t('about:know.title')}
      </h2>
      <div className={styles.words}>
        {about.years && <p className={styles.years}>{t('about:years', { count: about.years })}</p>}
        {words && <p>{words}</p>}
      </div>
    </section>
  );
}

function Support() {
  const { t } = useI18n();
  const phone = useShop().settings.contact?.phone;
  if (!phone) return null;
  return (
    <section className={styles.support} aria-labelledby="support">
      <h2 id="support" className={styles.sectionTitle}>
        {t('about:support.title')}
      </h2>
      <Button iconStart={phoneIcon} className={styles.call} href={`tel:+${onlyDigits(phone)}`}>
        {/* A wrapped phone number is hard to read, especially in Arabic. */}
        {t('about:support.call', { phone: phone.replaceAll(' ', '\u00a0') })}
      </Button>
    </section>
  );
}

function Partners({ partners }: { partners: readonly Partner[] }) {
  const { t, locale } = useI18n();
  return (
    <section className={styles.section} aria-labelledby="partners">
      <h2 id="partners" className={styles.sectionTitle}>
        {t('about:partners')}
      </h2>
      <ul className={styles.partners}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerMark partner={partner} name={localized(partner, 'name', locale)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartnerMark({ partner: { logo_url, href }, name }: { partner: Partner; name: string }) {
  const mark = logo_url ? (
    <img className={styles.partnerLogo} src={logo_url} alt={name} width={160} height={48} loading="lazy" />
  ) : (
    name
  );
  return href ? (
    <a href={href} target="_blank" rel="noopener">
      {mark}
    </a>
  ) : (
    mark
  );
}

export default definePage<AboutData>({
  namespaces: ['about'],
  nameKey: 'layout:menu.about',
  load: loadAbout,
  head: ({ about }, { locale }) => ({
    description: localized(about, 'text', locale),
    picture: about?.photos[0],
  }),
  component: AboutPage,
});
