import { useI18n } from '@diwan/widgets';
import { useAnnounce } from '@diwan/widgets/internal';
import { Button, InlineError } from '@diwan/widgets/ui';
import { useRef, useState } from 'react';
import { useNames } from './ElementForm';
import * as styles from './EmbedPage.css';
import type { Generator } from './use-generator';

/** The code, and a button that copies them. */
export function EmbedCode({ generator }: { generator: Generator }) {
  const { lines, missing, styleRule, cardStyles } = generator;
  const nameOf = useNames();
  const { t } = useI18n();
  const announce = useAnnounce();
  const code = useRef<HTMLDivElement>(null);
  const text = lines.join('\n');
  /** Result of the last copy and the lines it was for: changed lines are not copied yet. */
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
  const outcome = last?.text === text ? last : undefined;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, isCopied: true });
      announce(t('embed:copied'));
    } catch {
      // Denied, or a page without TLS: the visitor can copy the selection.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setLast({ text, isCopied: false });
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
          <Button disabled={missing !== undefined} onClick={copy}>
            {t(outcome?.isCopied ? 'embed:copied_short' : 'embed:copy')}
          </Button>
        </div>
      </div>
      {missing === undefined ? (
        <div ref={code} className={styles.lines} dir="ltr">
          {lines.map((line) => (
            <pre key={line} className={styles.line}>
              <code>{line}</code>
            </pre>
          ))}
        </div>
      ) : (
        <p className={styles.hint}>{t('embed:code_missing', { field: nameOf('attributes', missing) })}</p>
      )}
      {outcome?.isCopied === false && <InlineError>{t('embed:copy_failed')}</InlineError>}
      {missing === undefined && (
        <>
          <p className={styles.hint}>{t('embed:code_hint')}</p>
          <p className={styles.hint}>{t('embed:origin_hint')}</p>
        </>
      )}
      {missing === undefined && cardStyles && <Styles hint={t('embed:own_cards_hint')} code={cardStyles} />}
      {missing === undefined && styleRule && <Styles hint={t('embed:style_hint')} code={styleRule} />}
    </section>
  );
}

/** Rules for the page's style sheet. */
const Styles = ({ hint, code }: { hint: string; code: string }) => (
  <>
    <p className={styles.hint}>{hint}</p>
    <div className={styles.lines} dir="ltr">
      <pre className={styles.line}>
        <code>{code}</code>
      </pre>
    </div>
  </>
);
