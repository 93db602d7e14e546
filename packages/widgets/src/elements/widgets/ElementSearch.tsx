import { useEffect, useState } from 'react';
import { SearchWidget } from '../../features/catalogue/search';

/** The search of `<diwan-search>`, which keeps what is typed itself. */
export function ElementSearch({ query = '' }: { query?: string }) {
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  return <SearchWidget text={text} onText={setText} isQuiet />;
}
