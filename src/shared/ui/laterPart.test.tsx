import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { Texts } from '../i18n/Texts';
import { laterPart } from './laterPart';
import { configureRenderFailureReport } from './Region';

beforeAll(async () => {
  await startI18n('de');
});
afterEach(cleanup);

const Question: ComponentType<{ readonly about: string }> = ({ about }) => <p>Stimmt {about}?</p>;

function show(load: () => Promise<typeof Question>) {
  // Silences React's report of an error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Later = laterPart(load, 'floating');
  render(
    <Texts>
      <input aria-label="Kundennummer" />
      <Later about="das" pending={<p>Wird geladen</p>} />
    </Texts>,
  );
}

describe('A part whose code is loaded late', () => {
  it('renders with its props', async () => {
    show(() => Promise.resolve(Question));
    expect(screen.getByText('Wird geladen')).toBeVisible();
    expect(await screen.findByText('Stimmt das?')).toBeVisible();
    expect(screen.queryByText('Wird geladen')).toBeNull();
  });

  it('renders at once where it was rendered before, and as soon as its code is there at first', async () => {
    const Later = laterPart(() => Promise.resolve(Question), 'inPlace');
    const first = render(<Later about="das" />, { wrapper: Texts });
    // Waits for microtasks only: React would render a part that suspends up to 300 ms later.
    await act(async () => Promise.resolve());
    expect(screen.getByText('Stimmt das?')).toBeVisible();
    first.unmount();
    render(<Later about="es" />, { wrapper: Texts });
    expect(screen.getByText('Stimmt es?')).toBeVisible();
  });

  it('that fails to load leaves the rest mounted, reports the error and can be retried repeatedly (REQ A16.1)', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    configureRenderFailureReport(reported);
    const load = vi
      .fn<() => Promise<typeof Question>>()
      .mockRejectedValueOnce(new TypeError('first'))
      .mockRejectedValueOnce(new TypeError('second'))
      .mockResolvedValue(Question);
    show(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Teil konnte nicht geladen werden.');
    expect(screen.getByLabelText('Kundennummer')).toBeVisible();
    for (const failures of [2, 3]) {
      fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
      await vi.waitFor(() => {
        expect(load).toHaveBeenCalledTimes(failures);
      });
      if (failures === 2) await screen.findByRole('alert');
    }
    expect(await screen.findByText('Stimmt das?')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reported).toHaveBeenCalledTimes(2);
  });
});
