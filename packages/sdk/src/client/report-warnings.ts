import { type CallName, IGNORED_HEADER, type SkippedItem } from '../contract';
import { isDevelopment } from './is-development';

/** A defect in a response, or a parameter without effect, in spite of which a call resolves. */
export type ClientWarning =
  /** A list item that was skipped because it is invalid. */
  | ({ readonly kind: 'skipped_item'; readonly endpoint: CallName } & SkippedItem)
  /** Query parameters that the backend doesn't know, e.g. a misspelt filter; they had no effect. */
  | {
      readonly kind: 'ignored_parameters';
      readonly endpoint: CallName;
      readonly parameters: readonly string[];
    };

const messageOf = (warning: ClientWarning): string =>
  warning.kind === 'skipped_item'
    ? `${warning.endpoint}: skipped an invalid item. ${warning.reason}`
    : `${warning.endpoint}: the backend ignores ${warning.parameters.join(', ')}`;

/** The default: each message once, on the console, in development only. */
export const createConsoleWarner = (): ((warning: ClientWarning) => void) => {
  const warned = new Set<string>();
  return (warning) => {
    const message = messageOf(warning);
    if (warned.has(message) || !isDevelopment()) return;
    warned.add(message);
    console.warn(message, ...('item' in warning ? [warning.item] : []));
  };
};

/** The parameters that a response names as ignored. */
export const ignoredIn = (headers: Headers): readonly string[] =>
  headers.get(IGNORED_HEADER)?.split(/,\s*/) ?? [];
