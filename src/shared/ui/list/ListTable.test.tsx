import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { giveElementsSize } from '~/app/testing/aScreen';
import { Profiler, useLayoutEffect, useState, type ProfilerOnRenderCallback } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { defaultSettings, type ListColumn } from './listColumns';
import { ListTable } from './ListTable';

interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly isGone: boolean;
}

const fruits: readonly Fruit[] = ['Apfel', 'Birne', 'Kirsche'].map((name, index) => ({
  id: String(index),
  name,
  isGone: name === 'Birne',
}));
const opened = vi.fn<(name: string) => void>();
const sorted = vi.fn<(columnId: string) => void>();
const columns: readonly ListColumn<Fruit>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    isSortable: true,
    render: ({ name }) => (
      <button
        type="button"
        data-row-focus=""
        onClick={() => {
          opened(name);
        }}
      >
        {name}
      </button>
    ),
  },
  { id: 'gone', title: 'Weg', width: 100, render: ({ isGone }) => (isGone ? 'ja' : 'nein') },
];
const keyOf = ({ id }: Fruit) => id;
const nameOf = ({ name }: Fruit) => name;
const isSelectable = ({ isGone }: Fruit) => !isGone;

function FruitList({ rows = fruits, isBusy = false }: { readonly rows?: readonly Fruit[]; readonly isBusy?: boolean }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const state = selected.length === 0 ? 'none' : selected.length === 2 ? 'all' : 'some';
  return (
    <ListTable
      label="Obst"
      rows={rows}
      keyOf={keyOf}
      columns={columns}
      settings={defaultSettings}
      sorting={{ columnId: 'name', direction: 'DESC', onSort: sorted }}
      selection={{
        state,
        nameOf,
        isSelectable,
        isSelected: ({ id }) => selected.includes(id),
        onToggle: ({ id }) => {
          setSelected((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
        },
        onToggleAll: () => {
          setSelected(state === 'all' ? [] : ['0', '2']);
        },
      }}
      totalRows={rows.length}
      isBusy={isBusy}
      renderFoot={(left) => <p>Ausgeblendet: {left.map(({ title }) => title).join(', ')}</p>}
      end={null}
    />
  );
}

const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });

beforeEach(async () => {
  giveElementsSize();
  await startI18n('de');
  render(
    <Texts>
      <FruitList />
    </Texts>,
  );
});
afterEach(() => {
  cleanup();
  opened.mockClear();
  sorted.mockClear();
});

it('the first column names its row, so that a screen reader says which row a cell belongs to', () => {
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Apfel', 'Birne', 'Kirsche']);
});

describe('the selection of a list', () => {
  it('has a tick box for each row that can be selected', () => {
    expect(box('Apfel auswählen')).not.toBeChecked();
    expect(box('Birne auswählen')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kirsche auswählen' }));
    expect(box('Kirsche auswählen')).toBeChecked();
    expect(box('Apfel auswählen')).not.toBeChecked();
  });

  it('shows in the head whether no, some or all rows are selected', () => {
    expect(box('Alle auswählen')).toMatchObject({ checked: false, indeterminate: false });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Apfel auswählen' }));
    expect(box('Alle auswählen')).toMatchObject({ checked: false, indeterminate: true });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    expect(box('Alle auswählen')).toMatchObject({ checked: true, indeterminate: false });
  });

  it('is toggled by Space on the row, which neither opens it nor selects one that cannot be selected', () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Apfel' }), { key: ' ' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Birne' }), { key: ' ' });
    expect(box('Apfel auswählen')).toBeChecked();
    expect(box('Alle auswählen')).toMatchObject({ checked: false, indeterminate: true });
    expect(opened).not.toHaveBeenCalled();
  });

  it('keeps the arrow keys on the tick boxes', () => {
    const first = screen.getByRole('checkbox', { name: 'Apfel auswählen' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(screen.getByRole('button', { name: 'Birne' })).toHaveFocus();
  });
});

describe('the sorting of a list', () => {
  it('is said by the head, which is a button only where the list can be sorted by the column', () => {
    const head = screen.getByRole('columnheader', { name: /^Name/ });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    fireEvent.click(within(head).getByRole('button'));
    expect(sorted).toHaveBeenCalledWith('name');
    const other = screen.getByRole('columnheader', { name: 'Weg' });
    expect(other).not.toHaveAttribute('aria-sort');
    expect(within(other).queryByRole('button')).toBeNull();
  });
});

it('of 10,000 rows mounts at most 100, at the top and far below (QUALITY Load)', async () => {
  cleanup();
  const many = Array.from({ length: 10_000 }, (_none, id) => ({ id: String(id), name: `Obst ${id}`, isGone: false }));
  render(
    <Texts>
      <FruitList rows={many} />
    </Texts>,
  );
  const mounted = () => screen.getAllByRole('button', { name: /^Obst \d+$/ });
  expect(mounted()[0]).toHaveTextContent('Obst 0');
  expect(mounted().length).toBeLessThanOrEqual(100);
  const scroll = screen.getByRole('table').parentElement;
  if (scroll === null) throw new Error('The table scrolls in no element');
  scroll.scrollTop = 5_000 * 44;
  fireEvent.scroll(scroll);
  expect(await screen.findByRole('button', { name: 'Obst 5000' })).toBeInTheDocument();
  expect(mounted().length).toBeLessThanOrEqual(100);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
});

it('has the shape of rows, which screen readers skip, until the first ones arrive (UX 4)', () => {
  cleanup();
  const { rerender } = render(<FruitList rows={[]} isBusy />);
  const shapes = () => screen.getByRole('table').querySelectorAll('tbody tr').length;
  expect(shapes()).toBe(10);
  expect(screen.getAllByRole('row')).toHaveLength(1);
  rerender(<FruitList isBusy />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(shapes()).toBe(3);
});

it('renders once when it opens and all columns fit (PERFORMANCE)', () => {
  cleanup();
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  render(
    <Profiler id="list" onRender={onRender}>
      <FruitList />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledOnce();
});

it('leaves out the columns for which there is no room, and says which (DECISIONS 231)', () => {
  expect(screen.getByText('Ausgeblendet:')).toBeInTheDocument();
  cleanup();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<FruitList />);
  expect(screen.queryByRole('columnheader', { name: 'Weg' })).toBeNull();
  expect(screen.getByText('Ausgeblendet: Weg')).toBeInTheDocument();
});

it('as cards shows all columns, each cell with the title of its column (UX Look)', () => {
  cleanup();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  render(<FruitList />);
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect([1, 2, 3].map((column) => table.style.getPropertyValue(`--title-${String(column)}`))).toEqual([
    '""',
    '"Name"',
    '"Weg"',
  ]);
});

it('has rows that are there in its first commit, before anything is measured (PERFORMANCE)', () => {
  cleanup();
  const firstCommit = vi.fn<(hasRows: boolean) => void>();
  function Watch() {
    useLayoutEffect(() => firstCommit(screen.queryByText('Kirsche') !== null), []);
    return null;
  }
  render(
    <Texts>
      <FruitList />
      <Watch />
    </Texts>,
  );
  expect(firstCommit).toHaveBeenCalledExactlyOnceWith(true);
});
