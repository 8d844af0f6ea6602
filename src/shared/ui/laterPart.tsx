import { lazy, useReducer, type ComponentType } from 'react';
import { LoadRegion } from './Region';

/**
 * A component whose code loads with its first use, inside the nearest Suspense. `lazy` alone keeps a failed load for ever and
 * hands it to the screen; here the part says so in its place, the screen lives on, and the code can be loaded again.
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
