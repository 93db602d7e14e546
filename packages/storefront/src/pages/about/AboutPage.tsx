import { localized, onlyDigits } from '@diwan/sdk/commerce';
import type { Partner } from '@diwan/sdk/contract';
import { Accordion, Button, phoneIcon, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useShop } from '../../shop/shop-context';
import * as styles from './AboutPage.css';
import { HistoryPhotos } from './HistoryPhotos';
import type { AboutData } from './load-about';

/** What the texts claim (spec §2 «About»). */
const YEARS_OF_EXPERIENCE = 45;

const faq = [
  ['about:faq.q1', 'about:faq.a1'],
  ['about:faq.q2', 'about:faq.a2'],
  ['about:faq.q3', 'about:faq.a3'],
  ['about:faq.q4', 'about:faq.a4'],
  ['about:faq.q5', 'about:faq.a5'],
] as const;

/** Who makes the furniture (spec §2 «About»). */
export function AboutPage({ data: { partners } }: { data: AboutData }) {
  const { t } = useI18n();
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.statement}>{t('about:heading')}</h1>
      <section className={`${styles.section} ${styles.know}`} aria-labelledby="know">
        <h2 id="know" className={styles.sectionTitle}>
          {t('about:know.title')}
        </h2>
        <div className={styles.words}>
          <p className={styles.years}>{t('about:years', { count: YEARS_OF_EXPERIENCE })}</p>
          <p>{t('about:know.text')}</p>
        </div>
      </section>
      <div className={styles.section}>
        <HistoryPhotos />
      </div>
      <section className={styles.section} aria-labelledby="faq">
        <h2 id="faq" className={styles.sectionTitle}>
          {t('about:faq.title')}
        </h2>
        <div className={styles.questions}>
          <Accordion
            items={faq.map(([question, answer]) => ({
              id: question,
              title: t(question),
              content: <p>{t(answer)}</p>,
            }))}
          />
        </div>
      </section>
      <Support />
      {partners.length > 0 && <Partners partners={partners} />}
    </div>
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
      <Button iconStart={phoneIcon} href={`tel:+${onlyDigits(phone)}`}>
        {t('about:support.call', { phone })}
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
