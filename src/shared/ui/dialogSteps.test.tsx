import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { readingTime } from '../keyboard/openQuestion';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { TextField } from './TextField';

const pressed: string[] = [];
let now = 0;
beforeEach(() => {
  pressed.length = 0;
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return startI18n('de');
});

type Shown = 'form' | 'next';
type Steps = (props: { readonly shown: Shown; readonly onNext: () => void }) => ReactNode;

const form = <TextField label="Menge" data-initial-focus="" />;
const next = (onNext: () => void) => <Button onClick={onNext}>Weiter</Button>;
const end = (
  <Button initialFocus onClick={() => pressed.push('end')}>
    Fertig
  </Button>
);

const First: Steps = ({ onNext }) => (
  <Dialog title="Eingabe" actions={next(onNext)}>
    {form}
  </Dialog>
);
const Second: Steps = () => (
  <Dialog title="Ergebnis" actions={end}>
    Angelegt
  </Dialog>
);

/** The ways in which a dialog is followed by the next one. */
const steps: Readonly<Record<string, Steps>> = {
  'another dialog': (props) => (props.shown === 'form' ? <First {...props} /> : <Second {...props} />),
  'the same dialog under another title': ({ shown, onNext }) =>
    shown === 'form' ? (
      <Dialog title="Eingabe" actions={next(onNext)}>
        {form}
      </Dialog>
    ) : (
      <Dialog title="Ergebnis" actions={end}>
        Angelegt
      </Dialog>
    ),
  'another step under the same title': ({ shown, onNext }) => (
    <Dialog title="Eingabe" step={shown} actions={shown === 'form' ? next(onNext) : end}>
      {shown === 'form' ? form : 'Angelegt'}
    </Dialog>
  ),
};

function Shell({ Steps }: { readonly Steps: Steps }) {
  const [shown, setShown] = useState<Shown>('form');
  return <Steps shown={shown} onNext={() => setShown('next')} />;
}

function press(options: { readonly ctrlKey: boolean; readonly repeat?: boolean }): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return fireEvent(target, event);
}

describe.each(Object.entries(steps))('a key that leads to %s', (_name, Steps) => {
  it('leaves the focus on what Enter presses there', () => {
    render(<Shell Steps={Steps} />);
    press({ ctrlKey: true });
    expect(screen.getByRole('button', { name: 'Fertig' })).toHaveFocus();
  });

  it.each([{ ctrlKey: true }, { ctrlKey: false }])('does not end it by its second press: %j', (key) => {
    render(<Shell Steps={Steps} />);
    // A field without a form: only Ctrl+Enter leads on.
    press({ ctrlKey: true });
    now += 150;
    const isTaken = press(key);
    expect([pressed, isTaken]).toEqual([[], false]);
    now += readingTime;
    // Ctrl+Enter presses the button itself; Enter is left to the browser, which presses it.
    expect([press(key), pressed]).toEqual(key.ctrlKey ? [false, ['end']] : [true, []]);
  });

  it('is followed by Enter at once after another key in what it led to', () => {
    render(<Shell Steps={Steps} />);
    press({ ctrlKey: true });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '3' });
    press({ ctrlKey: true });
    expect(pressed).toEqual(['end']);
  });

  it('is followed by Enter at once where it was another key', () => {
    render(<Shell Steps={Steps} />);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'w' });
    fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    press({ ctrlKey: true });
    expect(pressed).toEqual(['end']);
  });

  it('does not end it while it is held', () => {
    render(<Shell Steps={Steps} />);
    press({ ctrlKey: true });
    now += 1000;
    press({ ctrlKey: true, repeat: true });
    expect(pressed).toEqual([]);
  });
});

describe('a dialog that the agent opens', () => {
  it('is confirmed at once', () => {
    render(<Second shown="next" onNext={() => undefined} />);
    press({ ctrlKey: true });
    expect(pressed).toEqual(['end']);
  });
});

describe('an error that appears in a long dialog', () => {
  it.each([
    ['as a message of its own', <p key="said" role="alert" />],
    [
      'inside of another part',
      <section key="said">
        <p role="alert" />
      </section>,
    ],
  ])('is scrolled into view: %s', async (_name, said) => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    const dialog = (content: ReactNode) => (
      <Dialog title="Eingabe" actions={end}>
        {content}
      </Dialog>
    );
    const { rerender } = render(dialog(form));
    rerender(dialog([form, said]));
    await vi.waitFor(() => expect(seen.mock.contexts).toEqual([screen.getByRole('alert')]));
  });

  it('is scrolled into view with the step that it comes with', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <Dialog title="Eingabe" actions={end}>
        <p role="alert">Abgelehnt</p>
      </Dialog>,
    );
    expect(seen.mock.contexts).toEqual([screen.getByRole('alert')]);
  });
});

it.each(Object.entries(steps))(
  'content of text alone is read before the focused button, as the description of the dialog; a form is not: %s',
  (_name, Steps) => {
    const { rerender } = render(<Steps shown="form" onNext={() => undefined} />);
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
    rerender(<Steps shown="next" onNext={() => undefined} />);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Angelegt');
    rerender(<Steps shown="form" onNext={() => undefined} />);
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  },
);

it('a paragraph before the first field is read before it, one behind it is not', () => {
  const dialog = (content: ReactNode) => (
    <Dialog title="Kündigen" actions={end}>
      {content}
    </Dialog>
  );
  const { unmount } = render(dialog([<p key="what">Abonnement 7</p>, form]));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Abonnement 7');
  unmount();
  render(dialog([form, <p key="hint">Hinweis</p>]));
  expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
});
