import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moveOnByEnter } from './nextField';

function open(fields: React.ReactNode): { readonly submitted: () => number } {
  const submit = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={moveOnByEnter}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {fields}
        <button type="submit">Übernehmen</button>
      </form>
    </div>,
  );
  return { submitted: () => submit.mock.calls.length };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const enter = (name: string) => {
  field(name).focus();
  fireEvent.keyDown(field(name), { key: 'Enter' });
};

describe('Enter in a field of a form (UX Keys)', () => {
  it('goes past optional and filled fields to the next one that has to be filled, and submits after the last', () => {
    const { submitted } = open(
      <>
        <input aria-label="Vorname" required />
        <input aria-label="Titel" />
        <input aria-label="Nachname" required defaultValue="Neumann" />
        <input aria-label="Straße" required />
      </>,
    );
    enter('Vorname');
    expect(field('Straße')).toHaveFocus();
    expect(submitted()).toBe(0);
    // What is open above is found by the validation.
    enter('Straße');
    expect(submitted()).toBe(1);
  });

  it('goes to a field that was refused, and to a suggestion that nobody has seen', () => {
    const { submitted } = open(
      <>
        <input aria-label="Nummer" required defaultValue="145" />
        <input aria-label="PLZ" required defaultValue="50668" data-suggested="" />
        <input aria-label="Telefon" defaultValue="0" aria-invalid />
      </>,
    );
    enter('Nummer');
    expect(field('PLZ')).toHaveFocus();
    enter('PLZ');
    expect(field('Telefon')).toHaveFocus();
    expect(submitted()).toBe(0);
  });

  it('goes past a field that a lookup is about to fill, unless nothing else is open', () => {
    open(
      <>
        <input aria-label="PLZ" required defaultValue="50668" />
        <input aria-label="Ort" required data-looked-up="" />
        <input aria-label="Straße" required />
      </>,
    );
    enter('PLZ');
    expect(field('Straße')).toHaveFocus();
    fireEvent.change(field('Straße'), { target: { value: 'Lindenweg' } });
    enter('PLZ');
    expect(field('Ort')).toHaveFocus();
  });

  it('presses no button, and neither a chord nor a repeated key goes on', () => {
    const { submitted } = open(<input aria-label="Vorname" />);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
    fireEvent.keyDown(field('Vorname'), { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field('Vorname'), { key: 'Enter', repeat: true });
    expect(submitted()).toBe(0);
  });
});
