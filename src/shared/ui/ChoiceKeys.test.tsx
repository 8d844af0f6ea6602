import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { choiceOf } from '../keyboard/choices';
import { Button } from './Button';
import { ChoiceCard } from './ChoiceCard';
import { notePressTime } from '../keyboard/pressTime';
import { ChoiceKeys } from './ChoiceKeys';
import { SelectField } from './SelectField';

describe('choices by their character (UX Keys)', () => {
  it('numbers ten choices, and no more', () => {
    expect([0, 8, 9, 10].map(choiceOf)).toEqual(['1', '9', '0', undefined]);
  });

  function open() {
    const pressed = vi.fn<(name: string) => void>();
    const chosen = vi.fn<(control: HTMLElement) => void>();
    render(
      <ChoiceKeys onChosen={chosen}>
        {['Rechnung', 'Raten'].map((title, index) => (
          <ChoiceCard
            key={title}
            name="payment"
            value={title}
            choice={choiceOf(index)}
            checked={false}
            disabled={title === 'Raten'}
            title={title}
            onChoose={() => {
              pressed(title);
            }}
          />
        ))}
        <Button
          choice="n"
          onClick={() => {
            pressed('Neu');
          }}
        >
          Neu
        </Button>
        <Button
          choice="3"
          choiceFocuses
          onClick={() => {
            pressed('Dazu');
          }}
        >
          Dazu
        </Button>
        <input aria-label="IBAN" />
      </ChoiceKeys>,
    );
    const press = (
      key: string,
      init: KeyboardEventInit = {},
      at: Element = screen.getByRole('button', { name: 'Neu' }),
    ) => fireEvent.keyDown(at, { key, ...init });
    return { press, pressed: () => pressed.mock.calls.map(([name]) => name), chosen };
  }

  it('a key presses its control and focuses it; letters in either case', () => {
    const { press, pressed } = open();
    expect(press('1')).toBe(false);
    expect(screen.getByRole('radio', { name: 'Rechnung' })).toHaveFocus();
    press('N');
    expect(pressed()).toEqual(['Rechnung', 'Neu']);
    expect(screen.getByRole('radio', { name: 'Rechnung' })).toHaveAttribute('aria-keyshortcuts', '1');
  });

  it('some are only focused, so that Enter presses them', () => {
    const { press, pressed } = open();
    press('3');
    expect(screen.getByRole('button', { name: 'Dazu' })).toHaveFocus();
    expect(pressed()).toEqual([]);
  });

  it('a disabled one is reported and changes nothing', () => {
    const { press, pressed, chosen } = open();
    press('2');
    expect(pressed()).toEqual([]);
    expect(chosen).toHaveBeenCalledWith(screen.getByRole('radio', { name: 'Raten' }));
  });

  it('neither a text field nor a chord, a repeated or an unknown key chooses', () => {
    const { press, pressed } = open();
    expect(press('1', {}, screen.getByRole('textbox', { name: 'IBAN' }))).toBe(true);
    press('1', { ctrlKey: true });
    press('1', { altKey: true });
    press('1', { repeat: true });
    press('9');
    expect(pressed()).toEqual([]);
  });

  it('a digit chooses the option of a list of reasons', () => {
    const change = vi.fn<(value: string) => void>();
    render(
      <SelectField
        byDigit
        label="Grund"
        defaultValue=""
        onChange={({ currentTarget: { value } }) => {
          change(value);
        }}
      >
        <option value="">Bitte wählen</option>
        <option value="A">Zu teuer</option>
        <option value="B">Zu spät</option>
      </SelectField>,
    );
    const list = screen.getByRole('combobox', { name: 'Grund' });
    fireEvent.keyDown(list, { key: '2' });
    fireEvent.keyDown(list, { key: '3' });
    expect(change.mock.calls).toEqual([['B']]);
    expect(list).toHaveValue('B');
  });
});

describe('a number typed in a list of choices (UX Keys)', () => {
  function open() {
    const undo = vi.fn<() => void>();
    const choose = vi.fn<(value: string) => void>();
    render(
      <>
        <input aria-label="Artikelnummer" data-focus-home="" />
        <ChoiceKeys restorePoint={() => undo}>
          <input type="radio" aria-label="Rechnung" data-choice="1" value="1" onChange={() => choose('1')} />
          <input type="radio" aria-label="Raten" data-choice="2" value="2" disabled onChange={() => choose('2')} />
        </ChoiceKeys>
        <input aria-label="IBAN" />
        <div role="dialog">
          <button>Plan übernehmen</button>
        </div>
      </>,
    );
    screen.getByRole('radio', { name: 'Rechnung' }).focus();
    const press = (key: string, at: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      notePressTime(event, at);
      return fireEvent(document.activeElement ?? document.body, event);
    };
    return { undo, choose, press, number: screen.getByRole('textbox', { name: 'Artikelnummer' }) };
  }

  it('after a choice the focus is in the field for numbers; the choice stands without a second digit', () => {
    const { undo, choose, press, number } = open();
    press('1', 0);
    expect(choose).toHaveBeenCalledWith('1');
    expect(number).toHaveFocus();
    expect(press('4', 1_000)).toBe(true);
    press('5', 1_100);
    expect(undo).not.toHaveBeenCalled();
  });

  it('a second digit within a second undoes the choice, and both are typed there', () => {
    const { undo, press, number } = open();
    press('1', 0);
    expect(press('4', 999)).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
    expect(number).toHaveValue('14');
  });

  it('another key in between means the choice', () => {
    const { undo, press } = open();
    press('1', 0);
    press('F9', 100);
    press('4', 200);
    expect(undo).not.toHaveBeenCalled();
  });

  it('a number may begin with the digit of a choice that is off, or of none', () => {
    const { undo, press, number } = open();
    press('2', 0);
    press('1', 100);
    expect(number).toHaveValue('21');
    expect(undo).toHaveBeenCalledOnce();
    screen.getByRole('radio', { name: 'Rechnung' }).focus();
    press('7', 200);
    expect(number).toHaveValue('217');
    expect(number).toHaveFocus();
  });

  const bankField = () => screen.getByRole('textbox', { name: 'IBAN' });
  const dialogButton = () => screen.getByRole('button', { name: 'Plan übernehmen' });

  it.each([
    ['a text field', bankField, 100],
    ['a dialog that could be read', dialogButton, 300],
  ])('%s that the choice has led to takes the next digit', (_what, place, at) => {
    const { undo, press } = open();
    press('1', 0);
    place().focus();
    expect(press('4', at)).toBe(true);
    expect(undo).not.toHaveBeenCalled();
  });

  it('goes on in its field when the choice has just opened a dialog', () => {
    const { undo, press, number } = open();
    press('1', 0);
    dialogButton().focus();
    expect(press('4', 299)).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
    expect(number).toHaveValue('14');
    expect(number).toHaveFocus();
  });
});
