import { MAX_TYPED_CODE, PRODUCT_CODE_PATTERN } from '../../contract/limits';
import { typedCode } from '../../contract/typed-text';
import { MAX_COMPARED } from './compare-path';

/** Longest text that is read: some codes more than fit, each as long as a typed code may be. */
const MAX_TEXT = 4 * MAX_COMPARED * MAX_TYPED_CODE;
const MAX_UNREADABLE_LENGTH = 32;

/** What the address of a comparison says. */
export interface ComparedCodes {
  /** The first four codes in their order, each once. Upper and lower case are the same code. */
  readonly codes: readonly string[];
  /** Texts that can't be codes, shortened, and at most four of them. */
  readonly unreadable: readonly string[];
}

const unique = (texts: readonly string[]): string[] => {
  const lower = texts.map((text) => text.toLowerCase());
  return texts.filter((_, place) => lower.indexOf(lower[place] ?? '') === place);
};

/**
 * Reads the codes of a comparison as typed or pasted, between commas of any script, semicolons, bars or line breaks.
 * @example comparedCodes('NF1042, rm1043،NF1042') // { codes: ['NF1042', 'rm1043'], unreadable: [] }
 */
export function comparedCodes(text: string | null | undefined): ComparedCodes {
  const typed = (text ?? '')
    .slice(0, MAX_TEXT)
    .split(/[,،，、;؛|\n]/)
    .map((part) => typedCode(part.slice(0, MAX_TYPED_CODE)))
    .filter((part) => part !== '');
  const isCode = (part: string) => PRODUCT_CODE_PATTERN.test(part);
  const shortened = typed
    .filter((part) => !isCode(part))
    .map((part) => [...part].slice(0, MAX_UNREADABLE_LENGTH).join(''));
  return {
    codes: unique(typed.filter(isCode)).slice(0, MAX_COMPARED),
    unreadable: unique(shortened).slice(0, MAX_COMPARED),
  };
}
