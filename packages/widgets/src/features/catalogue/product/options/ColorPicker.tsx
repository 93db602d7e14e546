import { localized } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useAnnouncement } from '../../../../foundation/ui/Announcer';
import { Button } from '../../../../foundation/ui/Button';
import { classNames } from '../../../../foundation/ui/class-names';
import { InlineError } from '../../../../foundation/ui/InlineError';
import { VisuallyHidden } from '../../../../foundation/ui/VisuallyHidden';
import * as styles from './ColorPicker.css';
import { OptionRow } from './OptionRow';
import type { OpenChoices } from './open-choices';

export interface ColorPickerProps {
  product: Pick<Product, 'colors' | 'allow_edit_colors'>;
  selectedId: number | undefined;
  /** Whether the colour differs from the product's default. */
  isChanged: boolean;
  /** Undefined resets to the default colour. */
  onChange: (id: number | undefined) => void;
  openChoices: OpenChoices;
}

/** The colours of a product; another colour applies only once confirmed (spec §2 «Product detail»). */
export function ColorPicker({ product, selectedId, isChanged, onChange, openChoices }: ColorPickerProps) {
  const { t, locale } = useI18n();
  const [isChoosing, setIsChoosing] = useState(false);
  const [candidateId, setCandidateId] = useState<number>();
  const isUnanswered = openChoices.shown === 'color';
  const groupName = useId();
  const errorId = useId();
  const colors = product.colors.map((color) => ({ ...color, name: localized(color, 'name', locale) }));
  const canEdit = product.allow_edit_colors && colors.length > 1;
  const selected = colors.find(({ id }) => id === selectedId);
  const candidate = colors.find(({ id }) => id === candidateId);

  const question =
    candidate && selected && candidate !== selected
      ? t('product:colors.replaced', { from: selected.name, to: candidate.name })
      : '';
  useAnnouncement(question);
  useAnnouncement(selected?.name ?? '');

  const consider = (id: number | undefined) => {
    setCandidateId(id);
    openChoices.set('color', id !== undefined && id !== selectedId);
  };
  // Visitors click a swatch first: it opens the same panel as "Change", with its colour selected.
  const choose = (id: number) => {
    setIsChoosing(true);
    consider(id);
  };
  const leave = () => {
    setIsChoosing(false);
    consider(undefined);
  };
  const confirm = () => {
    if (candidate) onChange(candidate.id);
    leave();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    leave();
  };
  const actions = [
    ...(canEdit && !isChoosing ? [{ label: t('common:change'), onPress: () => setIsChoosing(true) }] : []),
    ...(isChanged && !isChoosing
      ? [{ label: t('product:colors.reset'), onPress: () => onChange(undefined) }]
      : []),
  ];

  return (
    <OptionRow title={t('product:colors.title')} value={selected?.name} actions={actions}>
      {isChoosing ? (
        <fieldset onKeyDown={cancelOnEscape}>
          <legend>
            <VisuallyHidden>{t('product:colors.choose')}</VisuallyHidden>
          </legend>
          <div className={styles.swatches}>
            {colors.map(({ id, hex, name }) => (
              <label key={id} className={styles.choice} title={name}>
                <input
                  type="radio"
                  className={styles.input}
                  name={groupName}
                  checked={id === (candidateId ?? selectedId)}
                  onChange={() => consider(id)}
                />
                <Swatch hex={hex} name={name} />
              </label>
            ))}
          </div>
          <div className={styles.strip}>
            {question && <p className={styles.question}>{question}</p>}
            {question && isUnanswered && (
              <div className={styles.unanswered}>
                <InlineError id={errorId} announce>
                  {t('product:colors.unanswered')}
                </InlineError>
              </div>
            )}
            <Button
              ref={openChoices.controls.color}
              size="compact"
              disabled={question === ''}
              aria-describedby={question && isUnanswered ? errorId : undefined}
              onClick={confirm}
            >
              {t('product:colors.confirm')}
            </Button>
            <Button size="compact" variant="outline" onClick={leave}>
              {t('product:colors.cancel')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <ul className={styles.swatches}>
          {colors.map(({ id, hex, name }) => (
            <li
              key={id}
              className={classNames(styles.choice, canEdit && id === selectedId && styles.selected)}
              title={name}
            >
              {canEdit ? (
                <button
                  type="button"
                  className={styles.opener}
                  aria-pressed={id === selectedId}
                  onClick={() => choose(id)}
                >
                  <Swatch hex={hex} name={name} />
                </button>
              ) : (
                <Swatch hex={hex} name={name} />
              )}
            </li>
          ))}
        </ul>
      )}
    </OptionRow>
  );
}

function Swatch({ hex, name }: { hex: string; name: string }) {
  return (
    <>
      <span className={styles.swatch} style={{ backgroundColor: hex }} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
