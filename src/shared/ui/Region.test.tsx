import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { configureRenderFailureReport, Region } from './Region';

const reported = vi.fn<(error: unknown) => void>();
const state = { isBroken: true };

function Part() {
  if (state.isBroken) throw new Error('broken');
  return <p>Teil</p>;
}

beforeEach(async () => {
  await startI18n('de');
  state.isBroken = true;
  configureRenderFailureReport(reported.mockReset());
});

it('one broken part shows the generic text in its place and is reported; what is beside it keeps what was typed (QUALITY 16)', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<input aria-label="Kopf" />);
  const screenWith = (isBroken: boolean) => {
    state.isBroken = isBroken;
    return (
      <>
        <input aria-label="Kopf" />
        <Region>
          <Part />
        </Region>
      </>
    );
  };
  rerender(screenWith(false));
  fireEvent.change(screen.getByLabelText('Kopf'), { target: { value: '0123456' } });
  expect(screen.getByText('Teil')).toBeVisible();
  rerender(screenWith(true));
  expect(screen.queryByText('Teil')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Dieser Bereich kann gerade nicht angezeigt werden.');
  expect(screen.getByLabelText('Kopf')).toHaveValue('0123456');
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  expect(logged).toHaveBeenCalled();
  state.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.getByText('Teil')).toBeVisible();
});
