import { useState } from 'react';
import { SearchWidget } from '../../features/catalogue/search';

/** The search of `<diwan-search>`, which keeps what is typed itself until the page sets another text. */
export function ElementSearch({ query = '' }: { query?: string }) {
  const [typed, setTyped] = useState({ query, text: query });
  if (typed.query !== query) setTyped({ query, text: query });
  return <SearchWidget text={typed.text} onText={(text) => setTyped({ query, text })} isQuiet />;
}
