import { useEffect } from 'react';
import { startRecording } from '~/app/figures/recordFigures';
import { keepPractice } from '~/app/practice/keepPractice';
import { UndoKey } from '~/app/undo/UndoKey';
import { CallTitle } from './CallTitle';
import { KeyHint } from './KeyHint';
import { WaitingLine } from './WaitingLine';

/** What helps on every screen of a call and nobody waits for: undo, the tab's title, keys to learn, what is waited for. Records figures. Loaded after the first render. */
export function DeskAids({ username }: { readonly username: string }) {
  // First, so that nothing of a practice call is recorded.
  useEffect(keepPractice, []);
  useEffect(startRecording, []);
  return (
    <>
      <CallTitle />
      <UndoKey />
      <KeyHint username={username} />
      <WaitingLine />
    </>
  );
}
