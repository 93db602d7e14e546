import { type ComponentType, useState } from 'react';
import { lazyPart } from './lazy-part';

export interface LaterPart<Props> {
  /** Suspends until its code is there. */
  readonly Part: ComponentType<Props>;
  /** Fetches the code ahead: what is rendered after that doesn't suspend. */
  load(): Promise<unknown>;
}

/** A part of a page whose code comes when it is first rendered, or ahead of that. A server has it from the start. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Lazy = lazyPart(loadOnce);
  if (typeof document === 'undefined') void loadOnce();
  function Part(props: Props) {
    // One of the two for good: another component would lose the state of this one.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Part, load: loadOnce };
}
