import { formatNumber } from '@diwan/sdk/commerce';
import { MAX_AMOUNT, MAX_WIDTH } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { TextField } from '../../../foundation/ui/TextField';
import * as styles from './FacetRange.css';
import { addressName, type FilterChoice, wholeNumber, withNumbers } from './filter-choice';
import type { FilterControls } from './filter-controls';

type NumberParameter = 'price_min' | 'price_max' | 'width_max';

export interface FacetRangeProps {
  range: { readonly min: number; readonly max: number };
  controls: FilterControls;
}

interface NumberFieldProps {
  label: string;
  parameter: NumberParameter;
  value: number | undefined;
  max: number;
  /** Shown while the field is empty. */
  example: number;
  hint?: string;
  /** Shown where what was typed can't be read. */
  problem: string;
  isInert: boolean;
  onCommit: (value: number | undefined) => void;
  onEnter?: (() => void) | undefined;
}

/** A whole number, in digits of either script; applies on Enter or on leaving the field. */
function NumberField({
  label,
  parameter,
  value,
  max,
  example,
  hint,
  problem,
  isInert,
  onCommit,
  onEnter,
}: NumberFieldProps) {
  const { locale } = useI18n();
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const commit = () => {
    if (draft === undefined) return;
    const next = wholeNumber(draft, max);
    // What can't be read stays in the field, and the number that holds stays chosen.
    const isUnreadable = next === undefined && draft.trim() !== '';
    setRefused(isUnreadable);
    if (isUnreadable) return;
    setDraft(undefined);
    if (next !== value) onCommit(next);
  };
  return (
    <TextField
      label={label}
      name={addressName(parameter)}
      hint={hint}
      error={isRefused ? problem : undefined}
      inputMode="numeric"
      enterKeyHint={onEnter && 'done'}
      autoComplete="off"
      disabled={isInert}
      value={draft ?? (value === undefined ? '' : formatNumber(value, locale))}
      placeholder={formatNumber(example, locale)}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
      // The number is in the address by now, and stays there when a sheet's own history entry goes.
      onKeyUp={(event) => {
        if (event.key === 'Enter' && draft === undefined) onEnter?.();
      }}
    />
  );
}

const prices = ['price_min', 'price_max'] as const;

/** Lowest and highest price, as fields and as two thumbs. */
export function PriceRange({ range, controls: { choice, choose, isInert, show } }: FacetRangeProps) {
  const { t, locale } = useI18n();
  const [moving, setMoving] = useState<Pick<FilterChoice, 'price_min' | 'price_max'>>();
  const ends = { price_min: Math.floor(range.min), price_max: Math.ceil(range.max) };
  const shown = moving ?? choice;
  const at = (end: 'price_min' | 'price_max') =>
    Math.min(ends.price_max, Math.max(ends.price_min, shown[end] ?? ends[end]));
  /** At its end a thumb chooses nothing. */
  const chosenAt = (end: 'price_min' | 'price_max', value: number) =>
    value === ends[end] ? undefined : value;
  const release = () => {
    if (!moving) return;
    setMoving(undefined);
    choose(withNumbers(choice, moving));
  };
  const labels = { price_min: t('product:filters.from'), price_max: t('product:filters.to') };
  const share = (end: 'price_min' | 'price_max') =>
    `${(100 * (at(end) - ends.price_min)) / (ends.price_max - ends.price_min)}%`;
  return (
    <div className={styles.range}>
      <div className={styles.slider}>
        <span
          className={styles.track}
          style={{
            insetInlineStart: share('price_min'),
            insetInlineEnd: `calc(100% - ${share('price_max')})`,
          }}
        />
        {prices.map((end) => (
          <input
            key={end}
            type="range"
            className={styles.thumb}
            aria-label={`${t('product:filters.price')}: ${labels[end]}`}
            aria-valuetext={formatNumber(at(end), locale)}
            min={ends.price_min}
            max={ends.price_max}
            step={Math.max(1, Math.round((ends.price_max - ends.price_min) / 100))}
            value={at(end)}
            disabled={isInert}
            onChange={({ currentTarget }) => {
              const value = Number(currentTarget.value);
              // Thumbs stop at each other.
              const kept =
                end === 'price_min' ? Math.min(value, at('price_max')) : Math.max(value, at('price_min'));
              const { price_min, price_max } = shown;
              setMoving({ price_min, price_max, [end]: chosenAt(end, kept) });
            }}
            onPointerUp={release}
            onKeyUp={release}
            onBlur={release}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {prices.map((end) => (
          <NumberField
            key={end}
            label={labels[end]}
            parameter={end}
            value={shown[end]}
            max={Math.floor(MAX_AMOUNT)}
            example={ends[end]}
            problem={t('product:filters.number_invalid', { min: 1, max: Math.floor(MAX_AMOUNT) })}
            isInert={isInert}
            onCommit={(value) => choose(withNumbers(choice, { ...choice, [end]: value }))}
            onEnter={end === 'price_max' ? show : undefined}
          />
        ))}
      </div>
      <p className={styles.note}>{t('product:filters.price_note')}</p>
    </div>
  );
}

/** The width that a piece may have: the space between two walls. */
export function WidthRange({ range, controls: { choice, choose, isInert, show } }: FacetRangeProps) {
  const { t, locale } = useI18n();
  return (
    <div className={styles.range}>
      <svg className={styles.niche} viewBox="0 0 280 64" aria-hidden="true">
        <path d="M20 4v52h240V4" />
        <path d="M30 28h220M38 22l-8 6 8 6M242 22l8 6-8 6" />
      </svg>
      <NumberField
        label={`${t('product:filters.space')} (${t('common:cm')})`}
        parameter="width_max"
        value={choice.width_max}
        max={MAX_WIDTH}
        example={Math.ceil(range.max)}
        hint={t('product:filters.space_note')}
        problem={t('product:dimensions.width_invalid', {
          min: formatNumber(1, locale),
          max: formatNumber(MAX_WIDTH, locale),
          unit: t('common:cm'),
        })}
        isInert={isInert}
        onCommit={(width_max) => choose(withNumbers(choice, { width_max }))}
        onEnter={show}
      />
    </div>
  );
}
