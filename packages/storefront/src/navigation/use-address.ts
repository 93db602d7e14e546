import { useRouter } from 'wouter';

/**
 * Path and query of the browser's URL, in the form of `addressOf`; the page on the screen may still be the previous
 * one. The router's `useLocation` and `useSearch` decode, so an encoded `%` would look like a plain one; this reads
 * their undecoded source.
 */
export function useAddress(): string {
  const router = useRouter();
  const { hook: usePath, searchHook: useQuery } = router;
  const [path] = usePath(router);
  return path + useQuery(router);
}
