import { type Locale, localized, onlyDigits, whatsAppLink } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { closeIcon } from '@diwan/widgets/icons';
import { RequestForm } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { IconButton } from '@diwan/widgets/ui';
import { useLocation } from 'wouter';
import { useShop } from '../../data/shop-context';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import { idFrom } from '../_shared/id-param';
import * as styles from './page.css';

/** The subject of a message; its name in both languages is empty if it couldn't be loaded. */
interface Subject {
  id: number;
  name_en: string;
  name_ar: string;
}

interface ContactData {
  item?: Subject | undefined;
  project?: Subject | undefined;
}

/** Loads the product or project of `?item_id=` and `?project_id=` (spec §2); omitted if it doesn't exist. */
async function loadContact({ client, search, signal }: LoadContext): Promise<Loaded<ContactData>> {
  const find = async (param: string, get: (id: number) => Promise<Subject>): Promise<Subject | undefined> => {
    const id = idFrom(search.get(param));
    if (id === undefined) return undefined;
    try {
      const { name_en, name_ar } = await get(id);
      return { id, name_en, name_ar };
    } catch (error) {
      // The message is sent with its number all the same, unless the shop says that there is none.
      return loadFailure(error) === 'missing' ? undefined : { id, name_en: '', name_ar: '' };
    }
  };
  const [item, project] = await Promise.all([
    find('item_id', (id) => client.items.get(id, { signal })),
    find('project_id', (id) => client.projects.get(id, { signal })),
  ]);
  return { status: 200, data: { item, project } };
}

/** Contact details and a contact form (spec §2 «Contact»). */
function ContactPage({ data: { item, project } }: { data: ContactData }) {
  const [, navigate] = useLocation();
  const setSearchParam = useSetSearchParam();
  const { t, locale } = useI18n();
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.title}>{t('contact:title')}</h1>
      <p className={styles.subtitle}>{t('contact:subtitle')}</p>
      <div className={styles.columns}>
        <ContactFacts />
        <section aria-labelledby="form">
          <h2 id="form" className={styles.formTitle}>
            {t('contact:form_title')}
          </h2>
          {item && (
            <SubjectChip
              label={t('contact:about_item', { name: subjectName(item, locale) })}
              onRemove={() => setSearchParam('item_id', null)}
            />
          )}
          {project && (
            <SubjectChip
              label={t('contact:about_project', { name: subjectName(project, locale) })}
              onRemove={() => setSearchParam('project_id', null)}
            />
          )}
          <RequestForm
            kind="message"
            itemId={item?.id}
            projectId={project?.id}
            onDone={() => navigate('/')}
          />
        </section>
      </div>
    </div>
  );
}

const subjectName = (subject: Subject, locale: Locale): string =>
  localized(subject, 'name', locale) || `#${subject.id}`;

function SubjectChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useI18n();
  return (
    <p className={styles.subject}>
      <span>{label}</span>
      <IconButton icon={closeIcon} label={t('common:remove')} onClick={onRemove} />
    </p>
  );
}

function ContactFacts() {
  const { t, locale } = useI18n();
  const { contact } = useShop().settings;
  const whatsapp = onlyDigits(contact?.whatsapp ?? '');
  const address = localized(contact, 'address', locale);
  const hours = localized(contact, 'hours', locale);
  return (
    <dl className={styles.facts}>
      {contact?.phone && (
        <Fact
          term={t('contact:info.phone')}
          href={`tel:+${onlyDigits(contact.phone)}`}
          value={contact.phone}
        />
      )}
      {whatsapp && (
        <Fact
          term={t('contact:info.whatsapp')}
          href={whatsAppLink(whatsapp, t('layout:whatsapp.message'))}
          value={withPlus(contact?.whatsapp ?? '')}
        />
      )}
      {contact?.email && (
        <Fact term={t('contact:info.email')} href={`mailto:${contact.email}`} value={contact.email} />
      )}
      {address && (
        <div>
          <dt className={styles.term}>{t('contact:info.address')}</dt>
          <dd className={styles.fact}>{address}</dd>
        </div>
      )}
      {hours && (
        <div>
          <dt className={styles.term}>{t('contact:info.hours')}</dt>
          <dd className={styles.fact}>{hours}</dd>
        </div>
      )}
    </dl>
  );
}

/** A number as the shop writes it; digits alone start with the country code, so they get a plus sign. */
const withPlus = (phone: string): string => (/^\d+$/.test(phone) ? `+${phone}` : phone);

/** Numbers and addresses read from left to right in every language. */
function Fact({ term: name, href, value }: { term: string; href: string; value: string }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd>
        <a className={styles.fact} href={href}>
          <bdi dir="ltr" translate="no">
            {value}
          </bdi>
        </a>
      </dd>
    </div>
  );
}

export default definePage<ContactData>({
  namespaces: ['contact'],
  nameKey: 'layout:menu.contact',
  load: loadContact,
  head: (_data, { t }) => ({ description: t('contact:subtitle') }),
  component: ContactPage,
});
