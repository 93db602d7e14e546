import { useState } from 'react';
import { Search } from '../../features/catalogue/search/Search';

/** The search of `<diwan-search>`, which keeps what is typed itself until the page sets another text. */
export function ElementSearch({ query = '' }: { query?: string }) {
  const [typed, setTyped] = useState({ query, text: query });
  if (typed.query !== query) setTyped({ query, text: query });
  return <Search text={typed.text} onText={(text) => setTyped({ query, text })} isQuiet />;
}
