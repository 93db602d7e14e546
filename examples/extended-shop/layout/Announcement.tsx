import { useI18n } from '@diwan/shop/storefront';
import './announcement.css';

const words = { en: 'Free delivery in Riyadh this week', ar: 'توصيل مجاني داخل الرياض هذا الأسبوع' };

/** Above the header of each page. */
export default function Announcement() {
  const { locale } = useI18n();
  return <p className="announcement">{words[locale]}</p>;
}
