import { useSyncExternalStore } from 'react';

/** The width below which everything is in one column; the style sheets use the same. */
const narrow = '(max-width: 799px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the window is so narrow that rows of tables are cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
