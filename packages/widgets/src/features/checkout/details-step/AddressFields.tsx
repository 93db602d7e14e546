import { type Locale, localized } from '@diwan/sdk/commerce';
import type { Country, Governorate, Zone } from '@diwan/sdk/contract';
import { useMoney } from '../../../foundation/format/use-money';
import type { UsedForm } from '../../../foundation/forms/use-form';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Select } from '../../../foundation/ui/Select';
import { TextArea } from '../../../foundation/ui/TextArea';
import { TextField } from '../../../foundation/ui/TextField';
import * as styles from '../Checkout.css';
import type { OrderDraft } from '../checkout-record-store';

export interface AddressFieldsProps {
  form: UsedForm<OrderDraft>;
  country: Country | undefined;
  /** Whether delivery is free to every area. */
  isDeliveryFree: boolean;
}

const texts = ['street', 'building', 'floor', 'apartment', 'landmark'] as const;

/** Delivery address: city, then its areas with their fees, then the street address. */
export function AddressFields({ form, country, isDeliveryFree }: AddressFieldsProps) {
  const { t, locale } = useI18n();
  const { settings } = useDiwan();
  const { amountInWords } = useMoney();
  const { values, problems } = form;
  const governorate = country?.governorates.find(({ id }) => id === values.governorateId);

  const select = (name: 'governorate' | 'zone', places: readonly (Governorate | Zone)[]) => {
    const field = `${name}Id` as const;
    const id = values[field];
    const label = t(`checkout:address.${name}`);
    return {
      label,
      name,
      required: true,
      placeholder: t(`checkout:address.${name}_placeholder`),
      // Cleared if the shop no longer delivers to this place.
      value: places.some((place) => place.id === id) ? String(id) : '',
      error: problems[field] && t('common:form.choice_required', { field: label }),
    };
  };
  const zone = select('zone', governorate?.zones ?? []);
  const cityFirst = governorate ? undefined : t('checkout:address.zone_disabled');

  return (
    <>
      <div className={styles.fields}>
        <Select
          {...select('governorate', country?.governorates ?? [])}
          onChange={(id) => {
            form.change('governorateId', Number(id));
            form.change('zoneId', null);
          }}
          options={(country?.governorates ?? []).map((one) => ({
            value: String(one.id),
            label: nameOf(one, locale),
          }))}
        />
        <Select
          {...zone}
          disabled={!governorate}
          hint={zone.error ? undefined : cityFirst}
          error={zone.error && (cityFirst ?? zone.error)}
          onChange={(id) => form.change('zoneId', Number(id))}
          options={(governorate?.zones ?? []).map((zone) => ({
            value: String(zone.id),
            label: settings.free_shipping
              ? nameOf(zone, locale)
              : t('checkout:zone_option', {
                  zone: nameOf(zone, locale),
                  fee:
                    isDeliveryFree || zone.price === 0
                      ? t('cart:summary.free_shipping')
                      : amountInWords(zone.price),
                }),
          }))}
        />
        {texts.map((name) => (
          <div key={name} className={name === 'landmark' ? styles.wide : undefined}>
            <TextField
              {...form.field(name).input}
              label={t(`checkout:address.${name}`)}
              optionalLabel={t('common:optional')}
              maxLength={300}
              {...(name === 'street' && { autoComplete: 'address-line1' })}
            />
          </div>
        ))}
      </div>
      <TextArea
        {...form.field('notes').input}
        label={t('checkout:notes')}
        optionalLabel={t('common:optional')}
        placeholder={t('checkout:notes_placeholder')}
        maxLength={4000}
        rows={3}
      />
    </>
  );
}

/** Some backends provide place names in one language only. */
const nameOf = (place: Governorate | Zone, locale: Locale) => localized(place, 'name', locale) || place.name;
