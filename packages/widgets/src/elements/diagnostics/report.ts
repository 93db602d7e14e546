import { emit } from '../events/element-events';
import type { Problem } from './problem';

/** Explains a problem in the console. Its words are downloaded only when there is one. */
export function report(element: HTMLElement, problem: Problem): void {
  import('./explain').then(
    ({ explain }) => explain(element, problem),
    () => {
      if (problem.type !== 'failure') return;
      const { address, error } = problem;
      emit(element, 'diwan-error', {
        tag: element.localName,
        reason: 'unreachable',
        address,
        message: `${error}`,
      });
    },
  );
}
