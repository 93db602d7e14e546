import { localized } from '@diwan/sdk/commerce';
import type { LeadForm } from '@diwan/sdk/contract';
import { type TranslationKey, useI18n } from '@diwan/widgets';
import { Button, Checkbox, Select, TextField } from '@diwan/widgets/ui';
import { useShop } from '../../data/shop-context';
import { ColorField } from './ColorField';
import {
  colorPropertiesOf,
  type EmbeddableElement,
  embeddableElements,
  MAXIMA,
  wordsOf,
} from './element-list';
import { isAccepted, type Values } from './element-markup';
import * as styles from './page.css';

export interface ElementFormProps {
  element: EmbeddableElement;
  /** By attribute. */
  values: Values;
  colors: Values;
  /** The shop's lead forms. */
  forms: readonly LeadForm[];
  onElement: (tagName: string) => void;
  onValues: (changed: Values) => void;
  onColors: (colors: Values) => void;
}

/** Texts of the names in the manifest; a test checks that each has one. */
export function useNames() {
  const { t } = useI18n();
  return (group: 'elements' | 'attributes' | 'options' | 'unset' | 'colors', name: string) =>
    t(`embed:${group}.${name.replace(/^(diwan-|--diwan-color-)/, '')}` as TranslationKey);
}

/** All settings of the selected element. */
export function ElementForm(props: ElementFormProps) {
  const { element, colors, onElement, onColors } = props;
  const { t } = useI18n();
  const nameOf = useNames();
  return (
    <form
      className={styles.form}
      aria-labelledby="embed-settings"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="embed-settings" className={styles.formHeading}>
        {t('embed:settings_title')}
      </h2>
      <Select
        label={t('embed:element')}
        value={element.tagName}
        options={embeddableElements.map(({ tagName }) => ({
          value: tagName,
          label: nameOf('elements', tagName),
        }))}
        onChange={onElement}
      />
      <AttributeFields key={element.tagName} {...props} />
      <fieldset className={styles.colors}>
        <legend className={styles.legend}>{t('embed:colors_title')}</legend>
        {colorPropertiesOf(element).map((property) => (
          <ColorField
            key={property}
            property={property}
            label={nameOf('colors', property)}
            value={colors[property]}
            onChange={(color) => onColors({ ...colors, [property]: color })}
          />
        ))}
        <Button
          variant="outline"
          size="compact"
          disabled={Object.keys(colors).length === 0}
          onClick={() => onColors({})}
        >
          {t('embed:reset')}
        </Button>
      </fieldset>
    </form>
  );
}

interface Named {
  readonly id: number;
  readonly name_en: string;
  readonly name_ar: string;
}

/** By attribute, what the shop has for it: the form offers names in place of ids. */
function useOffers({ element, values, forms }: ElementFormProps): Readonly<Record<string, readonly Named[]>> {
  const { categories } = useShop();
  if (element.tagName === 'diwan-lead-form' && forms.length > 0) return { 'source-id': forms };
  if (element.tagName !== 'diwan-product-grid') return {};
  const inCategory = categories.filter(({ id }) => !values.category || `${id}` === values.category);
  return { category: categories, subcategory: inCategory.flatMap(({ subcategories }) => subcategories) };
}

/** A field for each attribute in the manifest. */
function AttributeFields(props: ElementFormProps) {
  const { element, values, onValues } = props;
  const { t, locale } = useI18n();
  const nameOf = useNames();
  const offers = useOffers(props);
  return element.attributes.map((attribute) => {
    const { name, type, required = false, default: initial } = attribute;
    const value = values[name] ?? '';
    const field = {
      label: nameOf('attributes', name),
      value,
      onChange: (typed: string) =>
        // Subcategories belong to one category.
        onValues({ [name]: typed, ...(name === 'category' && { subcategory: '' }) }),
    };
    if (type.text === 'boolean')
      return (
        <Checkbox
          key={name}
          checked={value === 'true'}
          onChange={(isTicked) => field.onChange(isTicked ? 'true' : '')}
        >
          {field.label}
        </Checkbox>
      );
    const words = wordsOf(attribute).filter((word) => word !== initial);
    const options = [
      ...words.map((word) => ({ value: word, label: nameOf('options', word) })),
      ...(offers[name] ?? []).map((one) => ({ value: `${one.id}`, label: localized(one, 'name', locale) })),
    ];
    if (options.length > 0) {
      const unset = { value: '', label: initial ? nameOf('options', initial) : nameOf('unset', name) };
      return <Select key={name} {...field} options={required ? options : [unset, ...options]} />;
    }
    const isEmpty = required && value.trim() === '';
    const isWrong = value.trim() !== '' && !isAccepted(attribute, value);
    const isList = type.text === 'readonly number[]';
    const max = MAXIMA[name];
    const wholeNumber = max === undefined ? t('embed:whole_number') : t('embed:range', { max });
    return (
      <TextField
        key={name}
        {...field}
        // Arabic keyboards type a comma that elements don't parse.
        onChange={(typed) => field.onChange(isList ? typed.replaceAll('،', ',') : typed)}
        kind={name === 'query' ? 'text' : 'code'}
        inputMode={type.text === 'number' ? 'numeric' : 'text'}
        autoCapitalize="none"
        hint={isList ? t('embed:whole_numbers') : initial && t('embed:default', { value: Number(initial) })}
        error={
          isEmpty
            ? t('embed:required')
            : isWrong
              ? isList
                ? t('embed:whole_numbers')
                : wholeNumber
              : undefined
        }
      />
    );
  });
}
