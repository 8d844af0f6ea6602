import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { LoadRegion } from './Region';

/** Props of a late part beside its own. */
interface Pending {
  /** Rendered while the code is loading; default: nothing. */
  readonly pending?: ReactNode;
}

/**
 * Creates a component whose code is loaded on first render. Does not suspend: React holds a suspended part back for 300 ms after its
 * fallback was shown, also where the code is there by then. A failed load renders the error in place of the part, and can be repeated.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: 'inPlace' | 'floating',
): ComponentType<Props & Pending> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<Error | null> | null = null;
  /** Resolves with null once the code is loaded, or with why it is not. */
  const start = async (): Promise<Error | null> => {
    try {
      Loaded = await load();
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      loading = null;
    }
  };
  function Part(props: Props & Pending) {
    const [, renderLoaded] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<Error | null>(null);
    // Started while rendering, not an effect later.
    const [started] = useState(() => (Loaded === null ? (loading ??= start()) : null));
    useEffect(() => {
      let isMounted = true;
      void started?.then((error) => {
        if (!isMounted) return;
        if (error === null) renderLoaded();
        else setFailure(error);
      });
      return () => {
        isMounted = false;
      };
    }, [started]);
    if (failure !== null) throw failure;
    return Loaded === null ? props.pending : <Loaded {...props} />;
  }
  return function LaterPart(props: Props & Pending) {
    const [attempt, loadAgain] = useReducer((count: number) => count + 1, 0);
    return (
      <LoadRegion place={place} onLoadAgain={loadAgain}>
        <Part key={attempt} {...props} />
      </LoadRegion>
    );
  };
}
