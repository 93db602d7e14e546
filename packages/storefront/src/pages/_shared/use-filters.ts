import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';
import { choiceFrom, type FilterChoice, type ProductFiltersProps, withChoice } from '@diwan/widgets/internal';
import { useLocation, useSearchParams } from 'wouter';

export type Filters = Pick<ProductFiltersProps, 'choice' | 'onChoose' | 'hrefOf' | 'kept'>;

/**
 * The filters in the address. Each choice is a history entry: Back undoes it.
 * @param own parameters of the page that a choice keeps; undefined ones aren't in the address
 */
export function useFilters(own: Readonly<Record<string, string | number | null | undefined>>): Filters {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  // The server doesn't have the parameters of campaigns.
  const kept = Object.entries({ ...own, [LANGUAGE_PARAM]: params.get(LANGUAGE_PARAM) }).flatMap(
    ([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)] as const]),
  );
  return {
    choice: choiceFrom(params),
    onChoose(choice: FilterChoice, { replaces } = { replaces: false }) {
      const next = withChoice(params, choice);
      if (String(next) !== String(params)) setParams(next, { replace: replaces });
    },
    hrefOf(choice) {
      const search = String(
        withChoice(new URLSearchParams(kept.map(([name, value]) => [name, value])), choice),
      );
      return search ? `${path}?${search}` : path;
    },
    kept,
  };
}
