import { DELIVERY_KINDS, deliveryDays, localized } from '@diwan/sdk/commerce';
import type { Question } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { useDays } from '@diwan/widgets/internal';
import { Accordion } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import * as styles from './page.css';

interface Answered {
  id: string;
  title: string;
  answer: string;
}

/** Default questions, answered with the delivery times that the shop sets. */
function useDefaultQuestions(): Answered[] {
  const { t } = useI18n();
  const { settings } = useShop();
  const inWords = useDays();
  const { delivery_times } = settings;
  // Like a product's delivery panel: the spec's times are those of a shop that sets none.
  const times = DELIVERY_KINDS.filter((kind) => !delivery_times || delivery_times[kind]).map((kind) =>
    t(`about:faq.delivery.${kind}`, { days: inWords(deliveryDays(kind, settings)) }),
  );
  return [
    ...(times.length > 0 ? [{ id: 'q1', title: t('about:faq.q1'), answer: times.join(' ') }] : []),
    { id: 'q2', title: t('about:faq.q2'), answer: t('about:faq.a2') },
    { id: 'q3', title: t('about:faq.q3'), answer: t('about:faq.a3') },
    { id: 'q4', title: t('about:faq.q4'), answer: t('about:faq.a4') },
    { id: 'q5', title: t('about:faq.q5'), answer: t('about:faq.a5') },
  ];
}

/** Frequently asked questions: the shop's own, or the defaults. */
export function Questions({ questions }: { questions: readonly Question[] | null | undefined }) {
  const { t, locale } = useI18n();
  const defaults = useDefaultQuestions();
  const own = questions?.map(
    (question, index): Answered => ({
      id: `own-${index}`,
      title: localized(question, 'question', locale),
      answer: localized(question, 'answer', locale),
    }),
  );
  const shown = own ?? defaults;
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="faq">
      <h2 id="faq" className={styles.sectionTitle}>
        {t('about:faq.title')}
      </h2>
      <div className={styles.questions}>
        <Accordion items={shown.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />
      </div>
    </section>
  );
}
