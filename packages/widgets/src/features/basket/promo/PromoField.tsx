import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { Spinner } from '../../../foundation/ui/Spinner';
import { Spoken } from '../../../foundation/ui/Spoken';
import { TextField } from '../../../foundation/ui/TextField';
import * as styles from './PromoField.css';
import { refusalText } from './refusal-text';
import { type UsedPromo, usePromo } from './use-promo';
import { usePromoTerms } from './use-promo-terms';

/** Input for the cart's promo code, with its result and a button to change it (spec §5, §8). Texts: `checkout`. */
export function PromoField() {
  const promo = usePromo();
  const isAccepted = promo.state.status === 'accepted';
  // The clicked button is replaced by the result, which takes over the focus.
  const wasPressed = useRef(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    place.current?.querySelector<HTMLElement>(isAccepted ? 'button' : 'input')?.focus();
    // Typing replaces the previous code, and Enter applies it again.
    place.current?.querySelector('input')?.select();
  }, [isAccepted]);

  const [previous, setPrevious] = useState('');
  const { t } = useI18n();
  const { state } = promo;
  const result = usePromoResult(promo);
  useAnnouncement(result ? `${result.sentence} ${result.spoken}` : '');
  useAnnouncement(state.status === 'refused' ? refusalText(t, state.refusal) : '', 'assertive');

  const press = () => {
    wasPressed.current = true;
  };
  return (
    <div ref={place} className={styles.promo}>
      {isAccepted ? (
        <AcceptedCode
          promo={promo}
          onPress={(code) => {
            press();
            setPrevious(code);
          }}
        />
      ) : (
        <CodeEntry promo={promo} previous={previous} onPress={press} />
      )}
    </div>
  );
}

interface CodeEntryProps {
  promo: UsedPromo;
  /** The code that "Change code" removed. */
  previous: string;
  onPress: () => void;
}

/** A form can't contain another one, and the field may be inside the order form. */
function CodeEntry({ promo: { state, apply }, previous, onPress }: CodeEntryProps) {
  const { t } = useI18n();
  const kept = state.status === 'none' ? previous : state.code;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? kept;
  const isChecking = state.status === 'checking';
  const isRefused = state.status === 'refused' && text === state.code;

  const submit = () => {
    if (isChecking) return;
    onPress();
    void apply(text);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would submit the order form.
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.entry}>
      <TextField
        label={t('checkout:promo.title')}
        kind="code"
        className={styles.field}
        placeholder={t('checkout:promo.placeholder')}
        value={text}
        onChange={setTyped}
        onKeyDown={submitOnEnter}
        enterKeyHint="done"
        error={isRefused ? refusalText(t, state.refusal) : undefined}
      />
      <Button
        variant="outline"
        className={styles.apply}
        aria-disabled={isChecking || undefined}
        onClick={submit}
      >
        {isChecking && <Spinner />}
        <span>{t(isChecking ? 'checkout:promo.applying' : 'checkout:promo.apply')}</span>
      </Button>
    </div>
  );
}

interface PromoResult {
  /** Whether the order is still below the code's minimum. */
  readonly isWaiting: boolean;
  /** The sentence of spec §8. */
  readonly sentence: string;
  /** The discount of the code, or the amount that is missing. */
  readonly detail: string;
  /** The same for screen readers. */
  readonly spoken: string;
}

/** The effect of an accepted code on this cart: it applies only from its minimum order on (spec §5). */
function usePromoResult({ promo, effect, state }: UsedPromo): PromoResult | undefined {
  const { t } = useI18n();
  const { amountInWords } = useMoney();
  const terms = usePromoTerms();
  if (!promo || state.status !== 'accepted') return undefined;
  if (effect.status === 'waiting_min') {
    const detail = t('checkout:promo.waiting_min', { amount: amountInWords(effect.missing) });
    return {
      isWaiting: true,
      sentence: t('checkout:promos_messages.below_minimum'),
      detail,
      spoken: detail,
    };
  }
  return {
    isWaiting: false,
    sentence: t('checkout:promos_messages.success'),
    detail: terms(promo),
    spoken: terms(promo, 'spoken'),
  };
}

interface AcceptedCodeProps {
  promo: UsedPromo;
  onPress: (code: string) => void;
}

function AcceptedCode({ promo, onPress }: AcceptedCodeProps) {
  const { t } = useI18n();
  const result = usePromoResult(promo);
  const { state, clear } = promo;
  if (!result || state.status !== 'accepted') return null;
  return (
    <div className={result.isWaiting ? styles.waiting : styles.applied}>
      <div>
        <p>{result.sentence}</p>
        <p className={styles.terms}>
          <bdi dir="ltr" translate="no">
            {state.code}
          </bdi>
          <span>
            <Spoken text={result.spoken}>{result.detail}</Spoken>
          </span>
        </p>
      </div>
      <Button
        variant="link"
        onClick={() => {
          onPress(state.code);
          clear();
        }}
      >
        {t('checkout:promo.change')}
      </Button>
    </div>
  );
}
