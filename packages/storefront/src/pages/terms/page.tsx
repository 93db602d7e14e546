import { joinList, localized } from '@diwan/sdk/commerce';
import type { TermsPage as Terms } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { RichText } from '@diwan/widgets/ui';
import { useEffect, useState } from 'react';
import { useAnchorPlaces } from '../../navigation/history/places';
import { definePage } from '../../navigation/page/define-page';
import * as styles from './page.css';

/** Id of the element the visitor is reading: the last one that starts in the upper part of the window or above it. */
function useReadingPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(order.findLast((id) => begun.has(id)) ?? order[0]);
      },
      // Effectively unbounded above, so that a jump past several elements is detected too.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

const placeOf = (id: number) => `section-${id}`;

/** Terms and conditions beside a table of contents (spec §2 «Terms»). */
function TermsPage({ data: { sections } }: { data: Terms }) {
  const { t, locale } = useI18n();
  useAnchorPlaces();
  const current = useReadingPlace(sections.map(({ id }) => placeOf(id)));
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.title}>{t('terms:title')}</h1>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {t('terms:contents')}
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  className={styles.entry}
                  href={`#${placeOf(section.id)}`}
                  aria-current={placeOf(section.id) === current ? 'true' : undefined}
                >
                  {localized(section, 'title', locale)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.chapters}>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={placeOf(section.id)}>
              <h2 id={placeOf(section.id)} className={styles.chapterTitle} tabIndex={-1}>
                {localized(section, 'title', locale)}
              </h2>
              <RichText html={localized(section, 'content', locale)} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export default definePage<Terms>({
  namespaces: ['terms'],
  nameKey: 'terms:title',
  failsToNotFound: true,
  load: async ({ client, signal }) => {
    const data = await client.pages.terms({ signal });
    return { status: data.sections.length > 0 ? 200 : 404, data };
  },
  head: ({ sections }, { t, locale, shell }) => ({
    description: t('terms:meta', {
      brand: localized(shell.settings.brand, 'name', locale),
      list: joinList(
        sections.map((section) => localized(section, 'title', locale)),
        locale,
      ),
    }),
  }),
  component: TermsPage,
});
