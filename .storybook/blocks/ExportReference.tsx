import { Markdown } from '@storybook/addon-docs/blocks';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { DescribedExport } from '../sdk-reference';
import styles from './blocks.module.css';

/** The export that the address in the browser names. Storybook keeps it in the window around the page. */
const nameInAddress = () => decodeURIComponent((window.parent ?? window).location.hash.slice(1));

interface Followed {
  /** The export that a link leads to. */
  readonly name: string;
}

function Export({ described, followed }: { described: DescribedExport; followed: Followed | undefined }) {
  const [wasOpened, setWasOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!followed || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [followed]);
  return (
    <details
      ref={details}
      id={described.name}
      className={styles.export}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <code>{described.name}</code> {described.summary}
      </summary>
      {wasOpened && (
        <div className={styles.excerpt}>
          <Markdown>{described.text}</Markdown>
        </div>
      )}
    </details>
  );
}

/** The exports of an entry by kind, each with its description, types and members; found by name or description. */
export function ExportReference({ exports }: { exports: readonly DescribedExport[] }) {
  const field = useId();
  const [query, setQuery] = useState('');
  const [followed, setFollowed] = useState<Followed>(() => ({ name: nameInAddress() }));
  const words = query.toLowerCase().split(/\s+/);
  const found = exports.filter((one) => {
    const text = `${one.name} ${one.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const kinds = [...new Set(found.map(({ kind }) => kind))];

  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href^="#"]')?.getAttribute('href');
    if (!link) return;
    setQuery('');
    setFollowed({ name: link.slice(1) });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: presses of links in it, which the keyboard reports as clicks
    <div onClick={follow}>
      <p className={styles.find}>
        <label htmlFor={field}>Find an export</label>
        <input id={field} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        <span role="status">
          {found.length} of {exports.length}
        </span>
      </p>
      {kinds.map((kind) => (
        <section key={kind} aria-label={kind}>
          <h3>{kind}</h3>
          {found
            .filter((one) => one.kind === kind)
            .map((one) => (
              <Export
                key={one.name}
                described={one}
                followed={one.name === followed.name ? followed : undefined}
              />
            ))}
        </section>
      ))}
    </div>
  );
}
