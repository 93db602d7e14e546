/** Quick commands print no progress. */
const QUIET_MS = 1_000;

/** How often a line is printed where no line can change, such as in the log of a server. */
const LINE_EVERY_MS = 5_000;

const CLEAR_LINE = '\r\x1b[2K';

/**
 * Shows the progress of long work: on a terminal in one line that changes, elsewhere as a line every few seconds.
 * @param options.now in ms
 */
export function createProgress({
  write,
  isTerminal,
  now = () => performance.now(),
}: {
  write: (text: string) => void;
  isTerminal: boolean;
  now?: () => number;
}) {
  const started = now();
  let printedAt = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return {
    show(text: string): void {
      if (now() - started < QUIET_MS) return;
      if (isTerminal) {
        write(`${CLEAR_LINE}${text} …`);
        isShown = true;
      } else if (now() - printedAt >= LINE_EVERY_MS) {
        write(`${text} …\n`);
        printedAt = now();
      }
    },
    /** Removes the line, before another one is printed. */
    clear(): void {
      if (isShown) write(CLEAR_LINE);
      isShown = false;
    },
  };
}
