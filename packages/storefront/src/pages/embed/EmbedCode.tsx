import { useI18n } from '@diwan/widgets';
import { useAnnounce } from '@diwan/widgets/internal';
import { Button, InlineError } from '@diwan/widgets/ui';
import { useRef, useState } from 'react';
import { useNames } from './ElementForm';
import { type ElementMarkup, linesOf } from './element-markup';
import * as styles from './page.css';

export interface EmbedCodeProps {
  markup: ElementMarkup;
  /** The shop's origin. */
  shopUrl: string;
  /** A required attribute without a value: there is no code without it. */
  missing: string | undefined;
}

/** The code, and a button that copies it. */
export function EmbedCode({ markup, shopUrl, missing }: EmbedCodeProps) {
  const nameOf = useNames();
  const { t } = useI18n();
  const announce = useAnnounce();
  const code = useRef<HTMLDivElement>(null);
  const lines = linesOf(markup, shopUrl);
  const text = lines.join('\n');
  /** Result of the last copy and the code it was for: changed code is not copied yet. */
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
    <section aria-labelledby="embed-code">
      <div className={styles.head}>
        <h2 id="embed-code" className={styles.heading}>
          {t('embed:code')}
        </h2>
        <div className={styles.copy}>
          <Button disabled={missing !== undefined} onClick={copy}>
            {t(outcome?.isCopied ? 'embed:copied_short' : 'embed:copy')}
          </Button>
        </div>
      </div>
      {missing !== undefined ? (
        <p className={styles.hint}>{t('embed:code_missing', { field: nameOf('attributes', missing) })}</p>
      ) : (
        <>
          <div ref={code} className={styles.lines} dir="ltr">
            {lines.map((line) => (
              <pre key={line} className={styles.line}>
                <code>{line}</code>
              </pre>
            ))}
          </div>
          {outcome?.isCopied === false && <InlineError>{t('embed:copy_failed')}</InlineError>}
          <p className={styles.hint}>{t('embed:code_hint')}</p>
          <p className={styles.hint}>{t('embed:origin_hint')}</p>
        </>
      )}
    </section>
  );
}
