import { onlyDigits, whatsAppLink } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { whatsappIcon } from '@diwan/widgets/icons';
import { Icon, VisuallyHidden } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import { useScrolledPast } from '../use-scrolled-past';
import * as styles from './WhatsAppButton.css';

/** Scroll distance beyond which the button shows (spec §9). */
const SHOWN_AFTER_PX = 300;

/** The floating chat button (spec §2). It rests above a bar at the bottom, and hides while a phone's keyboard is open. */
export function WhatsAppButton({ enquiry }: { enquiry?: string | undefined }) {
  const { t } = useI18n();
  const { contact } = useShop().settings;
  const isShown = useScrolledPast(SHOWN_AFTER_PX);
  const number = onlyDigits(contact?.whatsapp ?? '');
  if (!number) return null;
  return (
    <a
      className={styles.button}
      data-shown={isShown || undefined}
      href={whatsAppLink(number, enquiry ?? t('layout:whatsapp.message'))}
      target="_blank"
      rel="noopener"
    >
      <Icon shape={whatsappIcon} size={32} />
      <VisuallyHidden>{`${t('layout:whatsapp.open')} (${t('common:opens_new_tab')})`}</VisuallyHidden>
    </a>
  );
}
