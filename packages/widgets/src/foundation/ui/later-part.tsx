import { type ComponentType, useState } from 'react';
import { lazyPart } from './lazy-part';

export interface LaterPart<Props> {
  /** Suspends until its code has loaded. */
  readonly Part: ComponentType<Props>;
  /** Preloads the code, so that later rendering doesn't suspend. */
  load(): Promise<unknown>;
}

/** A part whose code loads on first render, or earlier on request. On a server it is preloaded. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Lazy = lazyPart(loadOnce);
  if (typeof document === 'undefined') void loadOnce();
  function Part(props: Props) {
    // Fixed for the component's lifetime: switching components would lose the state.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Part, load: loadOnce };
}
