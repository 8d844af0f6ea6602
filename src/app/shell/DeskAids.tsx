import { UndoKey } from '~/app/undo/UndoKey';
import { CallTitle } from './CallTitle';
import { KeyHint } from './KeyHint';
import { StalledMark } from './StalledMark';

/** What helps on every screen of a call and nobody waits for: undo, the tab's title, keys to learn, a service that stalls. Loaded after the first render. */
export function DeskAids({ username }: { readonly username: string }) {
  return (
    <>
      <CallTitle />
      <UndoKey />
      <KeyHint username={username} />
      <StalledMark />
    </>
  );
}
