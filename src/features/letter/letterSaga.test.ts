import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { aPostalAddress } from '~/domain/testing/samples';
import { requestsSeen, resetWorld, setFault } from '../../../mocks/node.ts';
import { letterActions } from './letterSlice';

startStandIn();

describe('the ring template (REQ B15.1, B15.2)', () => {
  const request = { externalCustomerId: '0123456', address: aPostalAddress() };

  function openDialog(): Desk {
    const desk = openDesk();
    desk.dispatch(letterActions.ringDialogOpened());
    return desk;
  }

  const textsOf = ({ notices }: Desk) => notices.map(({ variant, text }) => [variant, 'key' in text && text.key]);

  it('is sent: shows a notice and closes the dialog', async () => {
    const desk = openDialog();
    desk.dispatch(letterActions.ringTemplateRequested(request));
    const { letter } = await desk.rest();
    expect(letter).toMatchObject({ isRingDialogOpen: false, ringSend: null });
    expect(textsOf(desk)).toEqual([['success', 'letter.ringSent']]);
  });

  it('already sent is reported in the dialog', async () => {
    resetWorld('ringTemplateAlreadySent');
    const desk = openDialog();
    desk.dispatch(letterActions.ringTemplateRequested(request));
    const { letter } = await desk.rest();
    expect(letter).toMatchObject({ isRingDialogOpen: true, ringSend: { status: 'alreadySent' } });
    expect(desk.notices).toEqual([]);
  });

  it.each([
    // The dialog says that it failed, a notice why (DECISIONS 240).
    [{ kind: 'status', status: 500 }, [['error', 'answer.error']]],
    [{ kind: 'status', status: 404 }, [['error', 'answer.error']]],
    [{ kind: 'reset' }, []],
    // Without a session the dialog goes with the page, and the notice is told after the next sign-in.
    [{ kind: 'status', status: 401 }, [['error', 'letter.ringFailed']]],
  ] as const)('that could not be sent keeps the dialog open for a retry: %j', async (fault, notices) => {
    const desk = openDialog();
    setFault({ service: 'call-centre', fault, times: 1 });
    desk.dispatch(letterActions.ringTemplateRequested(request));
    const { letter } = await desk.rest();
    expect(letter).toMatchObject({ isRingDialogOpen: true, ringSend: { status: 'failed' } });
    expect(textsOf(desk)).toEqual(notices);
    desk.dispatch(letterActions.ringTemplateRequested(request));
    expect((await desk.rest()).letter.isRingDialogOpen).toBe(false);
  });

  it('requested twice at once is sent once', async () => {
    const desk = openDialog();
    desk.dispatch(letterActions.ringTemplateRequested(request));
    desk.dispatch(letterActions.ringTemplateRequested(request));
    await desk.rest();
    expect(requestsSeen().filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['everyday', 204, ['success', 'letter.ringSent']],
    ['ringTemplateAlreadySent', 409, ['info', 'letter.ringAlreadySent']],
    ['everyday', 500, ['error', 'letter.ringFailed']],
  ] as const)(
    'is reported by a notice where the dialog was closed meanwhile (%s, %d)',
    async (world, status, notice) => {
      resetWorld(world);
      if (status === 500) setFault({ service: 'call-centre', fault: { kind: 'status', status } });
      const desk = openDialog();
      desk.dispatch(letterActions.ringTemplateRequested(request));
      desk.dispatch(letterActions.ringDialogClosed());
      desk.dispatch(letterActions.ringDialogOpened());
      expect((await desk.rest()).letter).toMatchObject({ isRingDialogOpen: true, ringSend: null });
      expect(textsOf(desk)).toEqual([notice]);
    },
  );
});

describe('the preview of a letter', () => {
  /** The object URLs that are not revoked, with their blobs. */
  const alive = new Map<string, Blob>();

  beforeEach(() => {
    let count = 0;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        count += 1;
        alive.set(`blob:${String(count)}`, blob);
        return `blob:${String(count)}`;
      },
      revokeObjectURL: (url: string) => {
        alive.delete(url);
      },
    });
  });
  afterEach(() => {
    alive.clear();
    for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  });

  async function show(fileName: string, desk = openDesk()): Promise<Desk> {
    desk.dispatch(letterActions.previewRequested(fileName));
    await desk.rest();
    return desk;
  }

  it.each([
    ['ringschablone.pdf', 'application/pdf'],
    ['anschreiben.png', 'image/png'],
    ['anschreiben.jpg', 'image/jpeg'],
  ])('shows %s with the type %s of its bytes', async (fileName, type) => {
    const desk = await show(fileName);
    expect(desk.getState().letter.preview).toEqual({ phase: 'shown', fileName, type, url: 'blob:1' });
    expect(alive.get('blob:1')?.type).toBe(type);
    expect(alive.get('blob:1')?.size).toBeGreaterThan(100);
  });

  it('never shows HTML that is declared as PDF', async () => {
    const fileName = 'getarnt.pdf';
    const desk = await show(fileName);
    expect(desk.getState().letter.preview).toEqual({ phase: 'unsafe', fileName });
    expect(alive.size).toBe(0);
  });

  it.each([
    ['nicht da.pdf', null, { phase: 'notFound' }],
    ['ringschablone.pdf', { kind: 'status', status: 403 }, { phase: 'forbidden' }],
    [
      'ringschablone.pdf',
      { kind: 'status', status: 500 },
      { phase: 'failed', detail: 'Der Dienst ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.' },
    ],
    ['ringschablone.pdf', { kind: 'reset' }, { phase: 'failed', detail: null }],
    ['ringschablone.pdf', { kind: 'html' }, { phase: 'unsafe' }],
    ['leer.pdf', null, { phase: 'failed', detail: null }],
  ] as const)('reports why %s is not shown: %j (REQ A15.2)', async (fileName, fault, preview) => {
    if (fault !== null) setFault({ service: 'call-centre', fault, times: 1 });
    const desk = await show(fileName);
    expect(desk.getState().letter.preview).toEqual({ ...preview, fileName });
    expect(desk.notices).toEqual([]);
    expect(alive.size).toBe(0);
    await show('anschreiben.png', desk);
    expect(desk.getState().letter.preview.phase).toBe('shown');
  });

  it('cancels the first letter when another one is requested', async () => {
    const desk = await show('anschreiben.png');
    await show('anschreiben.jpg', desk);
    expect([...alive.keys()]).toEqual(['blob:2']);
  });

  it('revokes the letter when its page is left, and can show it again', async () => {
    const desk = await show('anschreiben.png');
    desk.dispatch(letterActions.previewClosed());
    expect(alive.size).toBe(0);
    expect(desk.getState().letter.preview).toEqual({ phase: 'none' });
    await show('anschreiben.png', desk);
    expect(alive.size).toBe(1);
  });

  it('revokes the letter when the call ends', async () => {
    const desk = await show('anschreiben.png');
    desk.end();
    expect(alive.size).toBe(0);
  });

  it('of an older request is never shown, and its request is cancelled when the page is left', async () => {
    const desk = openDesk();
    setFault({ service: 'call-centre', fault: { kind: 'delay', milliseconds: 60 }, times: 2 });
    desk.dispatch(letterActions.previewRequested('anschreiben.png'));
    await show('anschreiben.jpg', desk);
    expect(desk.getState().letter.preview).toMatchObject({ phase: 'shown', fileName: 'anschreiben.jpg' });
    setFault({ service: 'call-centre', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(letterActions.previewRequested('anschreiben.png'));
    desk.dispatch(letterActions.previewClosed());
    await desk.answered();
    expect(desk.getState().letter.preview).toEqual({ phase: 'none' });
    expect(alive.size).toBe(0);
  });
});
