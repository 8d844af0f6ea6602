import { all, call, put, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { letterFileType } from '~/domain/customer/letterFile';
import { loadLetter, sendRingTemplate, type LetterOutcome } from '~/services/callCentreService/letterService';
import { isSignedOut } from '~/services/http/refusal';
import { ServiceError } from '~/services/http/serviceError';
import { notify, type Notice } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { letterActions, selectIsRingSending, type PreviewOutcome } from './letterSlice';
import './letterTexts.de';

const { ringTemplateRequested, previewRequested, previewClosed } = letterActions;

const ringNotices = {
  sent: { variant: 'success', text: { key: 'letter.ringSent' } },
  alreadySent: { variant: 'info', text: { key: 'letter.ringAlreadySent' } },
} as const satisfies Record<string, Notice>;

/** Sends a template. The dialog shows the result, and a notice where it is closed. */
function* sendTemplate({ payload }: ReturnType<typeof ringTemplateRequested>): SagaGenerator<void> {
  const outcome = yield* call(sendRingTemplate, payload.externalCustomerId, payload.address);
  const isSeen = yield* select(selectIsRingSending);
  yield* put(letterActions.ringTemplateSettled(outcome));
  if (outcome === 'sent' || !isSeen) notify(ringNotices[outcome]);
}

/** Shows a letter until another one is requested or its page is left, and then revokes its object URL. */
function* showPreview({ payload: fileName }: ReturnType<typeof previewRequested>): SagaGenerator<void> {
  const letter = yield* withAbort((signal) => loadLetter(fileName, signal));
  const blob = letter.kind === 'loaded' ? safeBlob(letter.bytes) : null;
  if (blob === null) {
    yield* put(letterActions.previewSettled(refusalOf(fileName, letter)));
    return;
  }
  const url = URL.createObjectURL(blob.content);
  try {
    yield* put(letterActions.previewSettled({ phase: 'shown', fileName, url, type: blob.type }));
    yield* take(previewClosed);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Builds the blob with a type detected from its bytes instead of the service's header, because an HTML "letter" opened
 * from this origin could read its storage.
 */
function safeBlob(bytes: ArrayBuffer) {
  const type = letterFileType(new Uint8Array(bytes));
  return type === null ? null : { type, content: new Blob([bytes], { type }) };
}

function refusalOf(fileName: string, letter: LetterOutcome): PreviewOutcome {
  switch (letter.kind) {
    case 'loaded':
      return { phase: 'unsafe', fileName };
    case 'failed':
      return { phase: 'failed', fileName, detail: letter.detail };
    case 'notFound':
    case 'forbidden':
      return { phase: letter.kind, fileName };
  }
}

export function* letterSaga(): SagaGenerator<void> {
  const show = safely(showPreview, function* settle(error, { payload: fileName }) {
    const detail = error instanceof ServiceError ? error.detail : null;
    yield* put(letterActions.previewSettled({ phase: 'failed', fileName, detail }));
  });
  yield* all([
    takeLeading(
      ringTemplateRequested,
      safely(sendTemplate, function* settle(error) {
        // A session that ends takes the dialog with it.
        const isSeen = !isSignedOut(error) && (yield* select(selectIsRingSending));
        yield* put(letterActions.ringTemplateSettled('failed'));
        return isSeen ? undefined : { notice: 'letter.ringFailed' };
      }),
    ),
    // Leaving the page also cancels the request and what follows its response.
    takeLatestUntil(previewRequested, [previewClosed], show),
  ]);
}
