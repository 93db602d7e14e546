import { readChallengeMessage } from '@diwan/sdk/contract';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { InlineError } from '../../../foundation/ui/InlineError';
import { Spinner } from '../../../foundation/ui/Spinner';
import { useEffectEvent } from '../../../foundation/ui/use-effect-event';
import type { RequiredChallenge } from '../verification-model';
import * as styles from './ChallengeDialog.css';

export interface ChallengeDialogProps {
  challenge: RequiredChallenge | null;
  /** Called with the token of the passed challenge, or without one when the visitor gives up. */
  onAnswer: (token?: string) => void;
}

/** Shows the shop's challenge, such as a CAPTCHA, which a stranger has to pass before a code is sent. */
export default function ChallengeDialog({ challenge, onAnswer }: ChallengeDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={challenge !== null}
      onClose={() => onAnswer()}
      title={t('checkout:challenge.title')}
      closeLabel={t('common:close')}
      announcement={t('checkout:challenge.text')}
    >
      {challenge && <Challenge challenge={challenge} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function Challenge({ challenge, onAnswer }: ChallengeDialogProps & { challenge: RequiredChallenge }) {
  const { t } = useI18n();
  /** The challenge whose page didn't work. */
  const [failed, setFailed] = useState<RequiredChallenge | null>(null);
  const [tries, setTries] = useState(0);
  const isFailed = failed === challenge;
  const problem = isFailed ? 'failed' : challenge.attempt > 1 ? 'repeated' : undefined;

  // The element with the focus may be gone: the frame, or the button that loads it again.
  const words = useRef<HTMLDivElement>(null);
  const shown = useRef({ challenge, isFailed });
  useEffect(() => {
    if (shown.current.challenge !== challenge || shown.current.isFailed !== isFailed) words.current?.focus();
    shown.current = { challenge, isFailed };
  }, [challenge, isFailed]);

  return (
    <div className={styles.content}>
      <div ref={words} className={styles.words} tabIndex={-1}>
        <p>{t('checkout:challenge.text')}</p>
        {problem && <InlineError>{t(`checkout:challenge.${problem}`)}</InlineError>}
      </div>
      {isFailed ? (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              setFailed(null);
              setTries(tries + 1);
            }}
          >
            {t('common:retry')}
          </Button>
        </div>
      ) : (
        <ChallengeFrame
          // A token can be used once: another challenge needs the page again.
          key={`${challenge.attempt} ${tries}`}
          page={challenge.page}
          onAnswer={onAnswer}
          onFailed={() => setFailed(challenge)}
        />
      )}
    </div>
  );
}

/** After this time the page has failed, e.g. because a content blocker or a policy stops it. */
const LOADING_MS = 20_000;

interface ChallengeFrameProps extends Pick<ChallengeDialogProps, 'onAnswer'> {
  page: string;
  onFailed: () => void;
}

function ChallengeFrame({ page, onAnswer, onFailed }: ChallengeFrameProps) {
  const { t, locale } = useI18n();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const isShown = height !== undefined;

  const answer = useEffectEvent(onAnswer);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const { origin } = new URL(page, location.href);
    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readChallengeMessage(event.data);
      if (message?.challenge === 'shown') setHeight(message.height);
      if (message?.challenge === 'passed') answer(message.token);
      if (message?.challenge === 'cancelled') answer();
      if (message?.challenge === 'failed') fail();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [page, answer, fail]);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(fail, LOADING_MS);
    return () => clearTimeout(timer);
  }, [isShown, fail]);

  return (
    <div className={styles.place}>
      {!isShown && (
        <p className={styles.loading}>
          <Spinner />
          <span>{t('checkout:challenge.loading')}</span>
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ blockSize: height }}
        title={t('checkout:challenge.frame')}
        src={`${page}?${new URLSearchParams({ origin: location.origin, locale })}`}
      />
    </div>
  );
}
