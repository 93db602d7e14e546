import { onlyDigits, whatsAppLink } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { phoneIcon, whatsappIcon } from '@diwan/widgets/icons';
import { useClient } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Button } from '@diwan/widgets/ui';
import { useEffect } from 'react';
import { useShop } from '../../data/shop-context';
import { BrandLogo } from '../../layout/brand/BrandLogo';
import { LanguageSwitch } from '../../layout/language-switch/LanguageSwitch';
import { definePage } from '../../navigation/page/define-page';
import * as styles from './page.css';

const POLL_MS = 60_000;

/** Replaces the whole shop during maintenance (spec §2), and reloads by itself once maintenance is over. */
function MaintenanceScreen() {
  const { t } = useI18n();
  const client = useClient('settings');
  const { contact } = useShop().settings;
  const digits = onlyDigits(contact?.whatsapp ?? '');

  useEffect(() => {
    const poll = async () => {
      const settings = await client.settings.get(['general']).catch(() => undefined);
      if (settings && !settings.maintenance_mode) window.location.reload();
    };
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [client]);

  return (
    <div className={styles.screen}>
      <div className={`${container} ${styles.head}`}>
        <BrandLogo />
        <LanguageSwitch />
      </div>
      <div className={`${container} ${styles.words}`}>
        <h1 className={text.display2}>{t('screens:maintenance.title')}</h1>
        <p className={text.lead}>{t('screens:maintenance.text')}</p>
      </div>
      <div className={`${container} ${styles.words}`}>
        <p>{t('screens:maintenance.contact')}</p>
        <div className={styles.contacts}>
          {contact?.phone && (
            <Button variant="outline" iconStart={phoneIcon} href={`tel:+${onlyDigits(contact.phone)}`}>
              <bdi dir="ltr" translate="no">
                {contact.phone}
              </bdi>
            </Button>
          )}
          {digits && (
            <Button
              variant="outline"
              iconStart={whatsappIcon}
              href={whatsAppLink(digits, t('layout:whatsapp.message'))}
              target="_blank"
              rel="noopener"
            >
              {t('layout:menu.whatsapp')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

export default definePage({
  layout: 'bare',
  namespaces: ['screens'],
  head: (_data, { t }) => ({ name: t('screens:maintenance.title'), isPrivate: true }),
  component: MaintenanceScreen,
});
