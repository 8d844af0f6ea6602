import { lazy, useReducer, type ComponentType } from 'react';
import { LoadRegion } from './Region';

/**
 * Creates a component whose code is loaded on first render, inside the nearest Suspense. Unlike `lazy`, which caches a
 * failed load for ever, it renders the error in its own place and can load the code again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: 'inPlace' | 'floating',
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let Part = create();
  return function LaterPart(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const Current = Part;
    return (
      <LoadRegion
        place={place}
        onLoadAgain={() => {
          Part = create();
          renderAgain();
        }}
      >
        <Current {...props} />
      </LoadRegion>
    );
  };
}
