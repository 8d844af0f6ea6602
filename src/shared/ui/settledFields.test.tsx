import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayFormat } from '~/domain/common/dateRange';
import { startI18n } from '~/shared/i18n/i18n';
import { Button } from './Button';
import { DayField } from './DayField';
import { Dialog } from './Dialog';
import { StoredTextField } from './StoredTextField';

const format = dayFormat(new Date('2026-11-20T09:00:00Z'));
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  return startI18n('de');
});

function DayForm() {
  const [day, setDay] = useState<string | null>('2026-12-05');
  const send = <Button onClick={() => sent.push(day ?? 'none')}>Senden</Button>;
  return (
    <Dialog title="Termin" actions={send}>
      <DayField clearsWhenRefused label="Feld" day={day} format={format} onDay={setDay} />
    </Dialog>
  );
}

function TextForm() {
  const [text, setText] = useState('vorher');
  const send = <Button onClick={() => sent.push(text)}>Senden</Button>;
  return (
    <Dialog title="Text" actions={send}>
      <StoredTextField label="Feld" value={text} onTyped={setText} />
    </Dialog>
  );
}

describe('Ctrl+Enter in a field that takes its value over on a key (UX Keys)', () => {
  it.each([
    ['an abbreviated day', DayForm, '1.3.2027', '2027-03-01'],
    ['digits of a day', DayForm, '010327', '2027-03-01'],
    ['a day that does not exist', DayForm, '31.02.2027', 'none'],
    ['words in place of a day', DayForm, 'morgen', 'none'],
    ['text whose debounce is not over', TextForm, 'nachher', 'nachher'],
  ])('sends %s, not what the field had before', (_name, Form, typed, expected) => {
    render(<Form />);
    const field = screen.getByRole('textbox', { name: 'Feld' });
    fireEvent.change(field, { target: { value: typed } });
    // The browser's own event: `fireEvent` would render what is pending around it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }));
    vi.unstubAllGlobals();
    expect(sent).toEqual([expected]);
  });
});
