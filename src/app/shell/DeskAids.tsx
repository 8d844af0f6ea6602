import { UndoKey } from '~/app/undo/UndoKey';
import { CallTitle } from './CallTitle';
import { KeyHint } from './KeyHint';

/** What helps on every screen of a call and nobody waits for: undo, the tab's title, keys to learn. Loaded after the first render. */
export function DeskAids({ username }: { readonly username: string }) {
  return (
    <>
      <CallTitle />
      <UndoKey />
      <KeyHint username={username} />
    </>
  );
}
