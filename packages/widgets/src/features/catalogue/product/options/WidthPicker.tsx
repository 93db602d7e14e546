import { formatNumber, widthLimits } from '@diwan/sdk/commerce';
import type { Dimensions } from '@diwan/sdk/contract';
import { useId } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useAnnouncement } from '../../../../foundation/ui/Announcer';
import { InlineError } from '../../../../foundation/ui/InlineError';
import { QuantityStepper } from '../../../../foundation/ui/QuantityStepper';
import { Spoken } from '../../../../foundation/ui/Spoken';
import { useSizes } from '../use-sizes';
import { OptionRow } from './OptionRow';
import type { OpenChoices } from './open-choices';
import * as styles from './WidthPicker.css';

export interface WidthPickerProps {
  dimensions: Dimensions;
  /** In the unit of `dimensions`. */
  width: number;
  /** Whether the width differs from the product's default. */
  isChanged: boolean;
  /** Undefined resets to the default width. */
  onChange: (width: number | undefined) => void;
  openChoices: OpenChoices;
}

/** The width of a made-to-measure product; depth and height are fixed (spec §2 «Product detail»). */
export function WidthPicker({ dimensions, width, isChanged, onChange, openChoices }: WidthPickerProps) {
  const { t, locale } = useI18n();
  const { unitName, measure, spoken } = useSizes();
  const isRefused = openChoices.isOpen('width');
  const explanationId = useId();
  const limits = widthLimits(dimensions);
  const range = {
    min: formatNumber(limits.min, locale),
    max: formatNumber(limits.max, locale),
    unit: unitName(dimensions.unit),
  };
  // The unit is part of the greater number, which may need it in another form.
  const spokenRange = { max: spoken(limits.max, dimensions), unit: '' };
  useAnnouncement(`${t('product:dimensions.width')} ${spoken(width, dimensions)}`);
  return (
    <OptionRow
      title={t('product:dimensions.width')}
      value={
        <dl className={styles.fixedSizes}>
          {(['depth', 'height'] as const).map((side) => (
            <div key={side} className={styles.fixedSize}>
              <dt>{t(`product:dimensions.${side}`)}</dt>
              <dd>
                <Spoken text={spoken(dimensions[`default_${side}`], dimensions)}>
                  {measure(dimensions[`default_${side}`], dimensions)}
                </Spoken>
              </dd>
            </div>
          ))}
        </dl>
      }
      actions={isChanged ? [{ label: t('common:reset'), onPress: () => onChange(undefined) }] : []}
    >
      <div ref={openChoices.controls.width}>
        <QuantityStepper
          {...limits}
          value={width}
          formatNumber={(number) => formatNumber(number, locale)}
          unit={range.unit}
          onChange={onChange}
          onRefuse={(refused) => openChoices.set('width', refused)}
          isInvalid={isRefused}
          describedBy={explanationId}
          labels={{
            field: t('product:dimensions.edit_width'),
            increase: t('product:dimensions.wider'),
            decrease: t('product:dimensions.narrower'),
          }}
        />
      </div>
      <div id={explanationId} className={styles.explanation}>
        {isRefused ? (
          <InlineError announce>
            <Spoken text={t('product:dimensions.width_invalid_spoken', { ...range, ...spokenRange })}>
              {t('product:dimensions.width_invalid', range)}
            </Spoken>
          </InlineError>
        ) : (
          <p className={styles.limits}>
            <Spoken text={t('product:dimensions.width_range', { ...range, ...spokenRange })}>
              {t('product:dimensions.width_range', range)}
            </Spoken>
          </p>
        )}
      </div>
    </OptionRow>
  );
}
