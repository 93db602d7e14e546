import type { AttributeTable } from './attribute-kinds';

interface Props {
  limit?: number;
  isOpen?: boolean;
  ids?: readonly number[];
  sort?: 'name' | 'price';
  query?: string;
  filter?: { color: string };
}

type Accepts<Table> = Table extends AttributeTable<Props> ? true : false;
type Expect<Actual extends Expected, Expected> = Actual;

export type Cases = [
  Expect<
    Accepts<{ limit: 'number'; isOpen: 'boolean'; ids: 'numbers'; query: 'string'; filter: 'json' }>,
    true
  >,
  Expect<Accepts<{ sort: readonly ('name' | 'price')[] }>, true>,
  Expect<Accepts<{ sort: 'string' }>, false>,
  Expect<Accepts<{ sort: readonly ('name' | 'age')[] }>, false>,
  Expect<Accepts<{ limit: 'string' }>, false>,
  Expect<Accepts<{ isOpen: 'json' }>, false>,
  Expect<Accepts<{ ids: 'json' }>, false>,
];
