import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as styles from './ColorPickerView.css';
import { OptionRow } from './OptionRow';

export interface ColorOption {
  id: number;
  hex: string;
  name: string;
}

export interface ColorPickerViewProps {
  colors: readonly ColorOption[];
  selectedId: number | undefined;
  /** False: the colours are shown and cannot be chosen. */
  canEdit: boolean;
  /** The colour is not the one the product comes in. */
  isChanged: boolean;
  onConfirm: (id: number) => void;
  onReset: () => void;
  labels: {
    title: string;
    choose: string;
    change: string;
    confirm: string;
    cancel: string;
    reset: string;
    /** "Sage will be replaced with Clay". */
    replaced: (from: string, to: string) => string;
  };
}

/** The colours of a product; another one replaces the default only once confirmed (spec §2 «Product detail»). */
export function ColorPickerView(props: ColorPickerViewProps) {
  const { colors, selectedId, canEdit, isChanged, onConfirm, onReset, labels } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const [candidateId, setCandidateId] = useState<number>();
  const groupName = useId();
  const selected = colors.find(({ id }) => id === selectedId);
  const candidate = colors.find(({ id }) => id === candidateId);

  const leave = () => {
    setIsChoosing(false);
    setCandidateId(undefined);
  };
  const actions = [
    ...(canEdit && !isChoosing ? [{ label: labels.change, onPress: () => setIsChoosing(true) }] : []),
    ...(isChanged && !isChoosing ? [{ label: labels.reset, onPress: onReset }] : []),
  ];

  return (
    <OptionRow title={labels.title} value={selected?.name} actions={actions}>
      {isChoosing ? (
        <fieldset className={styles.swatches}>
          <legend>
            <VisuallyHidden>{labels.choose}</VisuallyHidden>
          </legend>
          {colors.map(({ id, hex, name }) => (
            <label key={id} className={styles.choice} title={name}>
              <input
                type="radio"
                className={styles.input}
                name={groupName}
                checked={id === (candidateId ?? selectedId)}
                onChange={() => setCandidateId(id)}
              />
              <Swatch hex={hex} name={name} />
            </label>
          ))}
        </fieldset>
      ) : (
        <ul className={styles.swatches}>
          {colors.map(({ id, hex, name }) => (
            <li
              key={id}
              className={classNames(styles.choice, canEdit && id === selectedId && styles.selected)}
              title={name}
            >
              <Swatch hex={hex} name={name} />
            </li>
          ))}
        </ul>
      )}
      {isChoosing && (
        <div className={styles.strip} role="status">
          {candidate && selected && candidate !== selected && (
            <p className={styles.question}>{labels.replaced(selected.name, candidate.name)}</p>
          )}
          <Button
            size="compact"
            disabled={!candidate || candidate.id === selectedId}
            onClick={() => {
              if (candidate) onConfirm(candidate.id);
              leave();
            }}
          >
            {labels.confirm}
          </Button>
          <Button size="compact" variant="outline" onClick={leave}>
            {labels.cancel}
          </Button>
        </div>
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
