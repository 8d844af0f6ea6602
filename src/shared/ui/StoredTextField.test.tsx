import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoredTextField } from './StoredTextField';

describe('StoredTextField', () => {
  const onTyped = vi.fn<(text: string) => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    onTyped.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  const at = (value: string) => <StoredTextField label="Code" value={value} onTyped={onTyped} />;

  it('dispatches once, when typing pauses', () => {
    render(at(''));
    for (const text of ['S', 'SO', 'SOM']) {
      type(text);
      vi.advanceTimersByTime(149);
    }
    expect(onTyped).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTyped.mock.calls).toEqual([['SOM']]);
    vi.runAllTimers();
    expect(onTyped).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
    ['a function key', () => fireEvent.keyDown(field(), { key: 'F8' })],
    ['Ctrl and a key', () => fireEvent.keyDown(field(), { key: 'k', ctrlKey: true })],
    ['leaving the field', () => fireEvent.blur(field())],
  ])('dispatches before %s', (_name, happen) => {
    render(at(''));
    type('SOMMER');
    fireEvent.keyDown(field(), { key: 'R' });
    expect(onTyped).not.toHaveBeenCalled();
    happen();
    expect(onTyped.mock.calls).toEqual([['SOMMER']]);
    vi.runAllTimers();
    expect(onTyped).toHaveBeenCalledTimes(1);
  });

  it('dispatches that a value from the store was cleared, also where nothing was typed before', () => {
    const { rerender } = render(at(''));
    rerender(at('SOMMER'));
    expect(field()).toHaveValue('SOMMER');
    type('');
    vi.runAllTimers();
    expect(onTyped.mock.calls).toEqual([['']]);
  });

  it('shows the store’s value, but does not overwrite text being typed', () => {
    const { rerender } = render(at('ALT'));
    expect(field()).toHaveValue('ALT');
    rerender(at(''));
    expect(field()).toHaveValue('');
    type('NEU');
    rerender(at('FREMD'));
    expect(field()).toHaveValue('NEU');
    vi.runAllTimers();
    expect(onTyped.mock.calls).toEqual([['NEU']]);
  });
});
