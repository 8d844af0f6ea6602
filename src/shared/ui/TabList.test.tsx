import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TabList } from './TabList';

const texts = ['Alle', 'In Bearbeitung', 'Abgeschlossen'];

function open() {
  const onChoose = vi.fn<(text: string) => void>();
  function Tabs() {
    const [chosen, setChosen] = useState('Alle');
    return (
      <TabList
        label="Status"
        tabs={texts.map((text) => ({ value: text, id: `tab ${text}`, text }))}
        panelId="panel"
        chosen={chosen}
        onChoose={(text) => {
          onChoose(text);
          setChosen(text);
        }}
      />
    );
  }
  render(<Tabs />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Alle').focus();
  return { tab, onChoose, press: (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key }) };
}

it('arrow keys, Home and End choose a tab, focus it and wrap around (UX 2)', () => {
  const { tab, press } = open();
  for (const [key, name] of [
    ['ArrowRight', 'In Bearbeitung'],
    ['ArrowRight', 'Abgeschlossen'],
    ['ArrowRight', 'Alle'],
    ['ArrowLeft', 'Abgeschlossen'],
    ['Home', 'Alle'],
    ['End', 'Abgeschlossen'],
  ] as const) {
    press(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    // One stop of the Tab key.
    expect(texts.filter((text) => tab(text).tabIndex === 0)).toEqual([name]);
  }
});

it('the chosen tab and other keys choose nothing', () => {
  const { tab, onChoose, press } = open();
  fireEvent.click(tab('Alle'));
  press('Home');
  press('ArrowDown');
  press('a');
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(tab('Abgeschlossen'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Abgeschlossen');
});
