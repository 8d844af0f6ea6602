import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { showScreen } from '~/app/testing/aScreen';
import { startI18n } from '~/shared/i18n/i18n';
import { setFault } from '../../../mocks/node.ts';
import { LetterPage } from './LetterPage';

startStandIn();
beforeEach(async () => {
  await startI18n('de');
  // jsdom has no object URLs.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});

async function open(fileName: string): Promise<Desk> {
  const desk = openDesk();
  await showScreen(desk, [{ path: '/letters/:fileName', element: <LetterPage /> }], `/letters/${fileName}`);
  return desk;
}

describe('the preview of a letter (REQ A15.1, A15.2)', () => {
  it('that does not exist says so and leads to the home screen', async () => {
    await open('gibt-es-nicht.pdf');
    expect(screen.getByRole('alert')).toHaveTextContent('Datei nicht gefunden!');
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('that could not be loaded is requested again', async () => {
    setFault({ path: '/preview-letter', times: 1, fault: { kind: 'status', status: 503 } });
    const desk = await open('anschreiben.png');
    expect(screen.getByRole('alert')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await act(() => desk.rest());
    expect(screen.getByRole('img', { name: 'Vorschau des Briefes' })).toBeVisible();
  });
});
