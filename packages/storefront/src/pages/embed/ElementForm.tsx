import { localized } from '@diwan/sdk/commerce';
import { type TranslationKey, useI18n } from '@diwan/widgets';
import { Button, Checkbox, Select, TextField } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import { ColorField } from './ColorField';
import { CARD_PARTS, type CardPart, hasCustomCards } from './custom-card';
import * as styles from './EmbedPage.css';
import { type ElementAttribute, embeddableElements } from './element-list';
import { isAccepted } from './element-markup';
import type { Generator } from './use-generator';

/** What a card of one's own shows at first. */
const firstParts: readonly CardPart[] = ['picture', 'name', 'price', 'compare-at-price', 'add'];

type Translate = ReturnType<typeof useI18n>['t'];

/** The options that elements take without the attribute; the currency is the shop's. */
const defaults: Readonly<Record<string, string>> = { sort: 'default', kind: 'message' };

/** Texts of the names in the element definitions; a test checks that each has one. */
export const useNames = () => {
  const { t } = useI18n();
  const plain = t as (key: TranslationKey) => string;
  return (group: 'elements' | 'attributes' | 'options', name: string) =>
    plain(`embed:${group}.${name}` as TranslationKey);
};

/** List of all elements to choose from; on narrow screens it is a field of the form. */
export function ElementNav({ generator }: { generator: Generator }) {
  const { t } = useI18n();
  const nameOf = useNames();
  return (
    <nav className={styles.elements} aria-labelledby="embed-elements">
      <h2 id="embed-elements" className={styles.heading}>
        {t('embed:elements_title')}
      </h2>
      <ul>
        {embeddableElements.map(({ tag, name }) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.element}
              aria-current={tag === generator.element.tag ? 'true' : undefined}
              onClick={() => generator.choose(tag)}
            >
              <span>{nameOf('elements', name)}</span>
              <code className={styles.tag} translate="no">
                {tag}
              </code>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All settings of the selected element. */
export function ElementForm({ generator }: { generator: Generator }) {
  const { t } = useI18n();
  const nameOf = useNames();
  const { element, lang } = generator;
  return (
    <form
      className={styles.form}
      aria-labelledby="embed-settings"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="embed-settings" className={styles.formHeading}>
        {t('embed:settings_title')}
      </h2>
      <div className={styles.elementField}>
        <Select
          label={t('embed:element')}
          value={element.tag}
          options={embeddableElements.map(({ tag, name }) => ({
            value: tag,
            label: nameOf('elements', name),
          }))}
          onChange={generator.choose}
        />
      </div>
      <Select
        label={t('embed:language')}
        value={lang}
        options={[
          { value: '', label: t('embed:language_of_page') },
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
        onChange={generator.setLang}
      />
      {element.attributes.map((attribute) => (
        <AttributeField
          key={`${element.tag} ${attribute.name}`}
          attribute={attribute}
          generator={generator}
        />
      ))}
      {hasCustomCards(element) && <CustomCardFields generator={generator} />}
      <fieldset className={styles.colors}>
        <legend className={styles.legend}>{t('embed:colors_title')}</legend>
        {generator.colors.map(({ name, value }) => (
          <ColorField
            key={name}
            label={t(`embed:color.${name}`)}
            value={value}
            onChange={(color) => generator.setColor(name, color)}
          />
        ))}
        <Button
          variant="outline"
          size="compact"
          disabled={!generator.hasOwnColors}
          onClick={generator.resetColors}
        >
          {t('embed:reset')}
        </Button>
      </fieldset>
    </form>
  );
}

/** Whether the cards are the page's own markup, and what they show. */
function CustomCardFields({ generator: { cardParts, setCardParts } }: { generator: Generator }) {
  const { t } = useI18n();
  return (
    <>
      <Checkbox
        checked={cardParts !== undefined}
        onChange={(isOwn) => setCardParts(isOwn ? firstParts : undefined)}
      >
        {t('embed:own_cards')}
      </Checkbox>
      {cardParts && (
        <fieldset className={styles.colors}>
          <legend className={styles.legend}>{t('embed:own_cards_title')}</legend>
          {CARD_PARTS.map((part) => {
            const isShown = cardParts.includes(part);
            return (
              <Checkbox
                key={part}
                checked={isShown}
                // A card shows something.
                disabled={isShown && cardParts.length === 1}
                onChange={(isWanted) =>
                  setCardParts(
                    CARD_PARTS.filter((one) => (one === part ? isWanted : cardParts.includes(one))),
                  )
                }
              >
                {t(`embed:card.${part}`)}
              </Checkbox>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

function AttributeField({ attribute, generator }: { attribute: ElementAttribute; generator: Generator }) {
  const { t, locale } = useI18n();
  const nameOf = useNames();
  const { categories } = useShop();
  const { name, input } = attribute;
  const field = {
    label: nameOf('attributes', name),
    value: generator.values[name] ?? '',
    // Arabic keyboards type a different comma than elements parse.
    onChange: (value: string) =>
      generator.setValue(name, input === 'numbers' ? value.replaceAll('،', ',') : value),
  };
  if (input === 'boolean')
    return (
      <Checkbox
        checked={field.value === 'true'}
        onChange={(isTicked) => field.onChange(isTicked ? 'true' : '')}
      >
        {field.label}
      </Checkbox>
    );
  if (typeof input !== 'string') {
    const initial = defaults[name];
    return (
      <Select
        {...field}
        options={[
          { value: '', label: initial ? nameOf('options', initial) : t('embed:as_in_shop') },
          ...input
            .filter((value) => value !== initial)
            .map((value) => ({ value, label: nameOf('options', value) })),
        ]}
      />
    );
  }
  const all = { value: '', label: t('embed:all') };
  if (name === 'category' && generator.element.tag === 'diwan-product-grid')
    return (
      <Select
        {...field}
        options={[
          all,
          ...categories.map((category) => ({
            value: String(category.id),
            label: localized(category, 'name', locale),
          })),
        ]}
      />
    );
  if (name === 'subcategory') {
    const { category = '' } = generator.values;
    const choices = categories.filter(({ id }) => !category || String(id) === category);
    return (
      <Select
        {...field}
        options={[
          all,
          ...choices.flatMap(({ subcategories }) =>
            subcategories.map((subcategory) => ({
              value: String(subcategory.id),
              label: localized(subcategory, 'name', locale),
            })),
          ),
        ]}
      />
    );
  }
  if (name === 'source-id' && generator.forms.length > 0)
    return (
      <Select
        {...field}
        options={generator.forms.map((form) => ({
          value: String(form.id),
          label: localized(form, 'name', locale) || String(form.id),
        }))}
      />
    );
  const isEmpty = generator.missing === name && field.value.trim() === '';
  const isWrong = field.value.trim() !== '' && !isAccepted(attribute, field.value);
  return (
    <TextField
      {...field}
      kind={name === 'query' ? 'text' : 'code'}
      inputMode={input === 'number' ? 'numeric' : 'text'}
      autoCapitalize="none"
      hint={name === 'source-id' ? t('embed:no_forms') : typedHint(attribute, t)}
      error={isEmpty ? t('embed:required') : isWrong ? typedError(attribute, t) : undefined}
    />
  );
}

/** Which values a number field accepts. */
function typedHint({ input, range }: ElementAttribute, t: Translate): string | undefined {
  if (range) return t('embed:range_hint', { ...range });
  if (input === 'numbers') return t('embed:ids_hint');
  return input === 'number' ? t('embed:id_hint') : undefined;
}

function typedError({ input, range }: ElementAttribute, t: Translate): string {
  if (range) return t('embed:range', { max: range.max });
  if (input === 'address') return t('embed:address');
  return t(input === 'numbers' ? 'embed:whole_numbers' : 'embed:whole_number');
}
