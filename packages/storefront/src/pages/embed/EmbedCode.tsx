import { Button, useAnnounce, useI18n } from '@diwan/widgets';
import { useRef } from 'react';
import * as styles from './EmbedPage.css';

/** The two lines, and the button that copies them. */
export function EmbedCode({ lines }: { lines: readonly [string, string] }) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const code = useRef<HTMLDivElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      announce(t('embed:copied'));
    } catch {
      // Denied, or a page without TLS: the visitor copies what is selected.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      announce(t('embed:copy_failed'), 'assertive');
    }
  };
  return (
    <section className={styles.code} aria-labelledby="embed-code">
      <div className={styles.codeHead}>
        <h2 id="embed-code" className={styles.heading}>
          {t('embed:code')}
        </h2>
        <div className={styles.copy}>
          <Button onClick={copy}>{t('embed:copy')}</Button>
        </div>
      </div>
      <div ref={code} className={styles.lines} dir="ltr">
        {lines.map((line) => (
          <pre key={line} className={styles.line}>
            <code>{line}</code>
          </pre>
        ))}
      </div>
      <p className={styles.hint}>{t('embed:code_hint')}</p>
    </section>
  );
}
