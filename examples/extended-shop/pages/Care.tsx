import { container, definePage, localized, text, useI18n } from '@diwan/shop/storefront';
import './care.css';

const words = {
  en: {
    title: 'Caring for wood',
    lead: 'Oiled wood lives for generations if it is wiped dry and fed twice a year.',
    steps: [
      'Wipe spills at once, along the grain, with a soft dry cloth.',
      'Keep it out of direct sun and away from air conditioners.',
      'Oil it in spring and in autumn; let it rest for a night.',
    ],
    pieces: 'Our wooden pieces',
  },
  ar: {
    title: 'العناية بالخشب',
    lead: 'يعيش الخشب المعالج بالزيت أجيالًا إذا مُسح جافًا وأُعيد دهنه بالزيت مرتين في السنة.',
    steps: [
      'امسح السوائل فور انسكابها باتجاه عروق الخشب بقطعة قماش ناعمة وجافة.',
      'أبعده عن أشعة الشمس المباشرة وعن مكيّفات الهواء.',
      'ادهنه بالزيت في الربيع والخريف، واتركه ليلة كاملة.',
    ],
    pieces: 'قطعنا الخشبية',
  },
};

/** How furniture stays beautiful; also a page of its own for search engines. */
export default definePage({
  title: { en: words.en.title, ar: words.ar.title },
  description: { en: words.en.lead, ar: words.ar.lead },
  load: async ({ client, signal }) => (await client.items.list({ limit: 3 }, { signal })).results,
  component: function Care({ data }) {
    const { locale } = useI18n();
    const { title, lead, steps, pieces } = words[locale];
    return (
      <article className={`${container} care`}>
        <h1 className={text.h1}>{title}</h1>
        <p className={text.lead}>{lead}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2 className={text.h3}>{pieces}</h2>
        <ul>
          {data.map((product) => (
            <li key={product.id}>
              <a href={`/product/${product.code}`}>{localized(product, 'name', locale)}</a>
            </li>
          ))}
        </ul>
      </article>
    );
  },
});
