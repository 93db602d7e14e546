import {
  bilingual,
  container,
  defineSection,
  localized,
  picture,
  text,
  useI18n,
  v,
} from '@diwan/shop/storefront';
import { useState } from 'react';
import './workshop-hours.css';

const words = {
  en: { show: 'Show the way', hide: 'Hide the way' },
  ar: { show: 'عرض طريق الوصول', hide: 'إخفاء طريق الوصول' },
};

/** When visitors may come to the workshop, and how they find it. */
export default defineSection({
  fields: {
    picture: picture(),
    ...bilingual('way'),
    days: v.array(v.object({ ...bilingual('days'), ...bilingual('hours') })),
  },
  component: function WorkshopHours({ section, isFirst }) {
    const { locale } = useI18n();
    const [isShown, setShown] = useState(false);
    return (
      <section className={`${container} workshop-hours`}>
        <img src={`${section.picture}?w=960&f=webp`} alt="" loading={isFirst ? 'eager' : 'lazy'} />
        <div>
          <h2 className={text.h2}>{localized(section, 'title', locale)}</h2>
          <dl>
            {section.days.map((row) => (
              <div key={row.days_en}>
                <dt>{localized(row, 'days', locale)}</dt>
                <dd>{localized(row, 'hours', locale)}</dd>
              </div>
            ))}
          </dl>
          <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {words[locale][isShown ? 'hide' : 'show']}
          </button>
          {isShown && <p>{localized(section, 'way', locale)}</p>}
        </div>
      </section>
    );
  },
});
