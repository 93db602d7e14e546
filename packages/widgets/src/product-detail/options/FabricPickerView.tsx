import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { checkIcon } from '../../ui/icon/icons/check';
import { Picture } from '../../ui/picture';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as styles from './FabricPickerView.css';
import { OptionRow } from './OptionRow';

export interface FabricOption {
  id: number;
  name: string;
  src: string | undefined;
}

export interface FabricPickerViewProps {
  fabrics: readonly FabricOption[];
  selectedIds: readonly number[];
  /** False: the fabrics are shown and cannot be chosen. */
  canEdit: boolean;
  /** The choice is not the one the product comes in. */
  isChanged: boolean;
  onToggle: (id: number) => void;
  onReset: () => void;
  labels: { title: string; choose: string; reset: string /** "2 fabrics selected". */; count: string };
}

/** The fabrics of a product, any number of which can be chosen (spec §2 «Product detail»). */
export function FabricPickerView(props: FabricPickerViewProps) {
  const { fabrics, selectedIds, canEdit, isChanged, onToggle, onReset, labels } = props;
  return (
    <OptionRow
      title={labels.title}
      value={canEdit && <span role="status">{labels.count}</span>}
      actions={isChanged ? [{ label: labels.reset, onPress: onReset }] : []}
    >
      <fieldset className={styles.fabrics}>
        <legend>
          <VisuallyHidden>{canEdit ? labels.choose : labels.title}</VisuallyHidden>
        </legend>
        {fabrics.map(({ id, name, src }) => {
          const isSelected = canEdit && selectedIds.includes(id);
          const square = (
            <>
              <span className={classNames(styles.square, isSelected && styles.selectedSquare)}>
                <Picture src={src} alt="" width={400} height={400} sizes="120px" fit="cover" />
                {isSelected && (
                  <span className={styles.check}>
                    <Icon shape={checkIcon} size={14} />
                  </span>
                )}
              </span>
              <span>{name}</span>
            </>
          );
          return canEdit ? (
            <label key={id} className={styles.fabric}>
              <input
                type="checkbox"
                className={styles.input}
                checked={isSelected}
                onChange={() => onToggle(id)}
              />
              {square}
            </label>
          ) : (
            <div key={id} className={styles.fabric}>
              {square}
            </div>
          );
        })}
      </fieldset>
    </OptionRow>
  );
}
