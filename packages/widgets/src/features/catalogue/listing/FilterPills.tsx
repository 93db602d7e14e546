import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { revealFocused } from '../../../foundation/ui/reveal-focused';
import * as styles from './FilterPills.css';

export interface FilterPillsProps {
  /** Accessible name: "Filter by type". */
  label: string;
  /** "All". */
  allLabel: string;
  /** The filters, with names in both languages. */
  choices: readonly { readonly id: number; readonly name_en: string; readonly name_ar: string }[];
  /** Undefined means all. */
  chosenId: number | undefined;
  /** Called with the id of a filter, undefined for all. */
  onChoose: (id: number | undefined) => void;
}

/** Toggle buttons for "All" and each choice, one of them pressed (spec §2). On narrow screens they scroll sideways. */
export function FilterPills({ label, allLabel, choices, chosenId, onChoose }: FilterPillsProps) {
  const { locale } = useI18n();
  const all = { id: undefined, name: allLabel };
  const pills = [
    all,
    ...choices.map((choice) => ({ id: choice.id, name: localized(choice, 'name', locale) })),
  ];
  return (
    <fieldset className={styles.pills} aria-label={label} onFocus={revealFocused}>
      {pills.map(({ id, name }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className={styles.pill}
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
