import { languageItems } from '../languages';
import { themeItems } from '../theme';
import styles from './blocks.module.css';
import { useGlobals } from './use-globals';

interface SwitchProps {
  label: string;
  items: readonly { value: string; title: string }[];
  value: unknown;
  onChange: (value: string) => void;
}

function Switch({ label, items, value, onChange }: SwitchProps) {
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className={styles.choice}
          aria-pressed={value === item.value}
          onClick={() => onChange(item.value)}
        >
          {item.title}
        </button>
      ))}
    </fieldset>
  );
}

/** Switches language and theme of all examples on the page, like the toolbar, which is hidden on phones. */
export function LooksSwitch() {
  const [globals, update] = useGlobals();
  return (
    <div className={styles.looks}>
      <Switch
        label="Language"
        items={languageItems}
        value={globals.locale}
        onChange={(locale) => update({ locale })}
      />
      <Switch
        label="Theme"
        items={themeItems}
        value={globals.theme}
        onChange={(theme) => update({ theme })}
      />
    </div>
  );
}
