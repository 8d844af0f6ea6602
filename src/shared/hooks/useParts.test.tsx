import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { useParts } from './useParts';

afterEach(cleanup);

const slice = createSlice({
  name: 'lamp',
  initialState: { colour: 'red', hours: 1 },
  reducers: {
    coloured: (state, { payload }: PayloadAction<string>) => ({ ...state, colour: payload }),
    burned: (state) => ({ ...state, hours: state.hours + 1 }),
  },
  selectors: { selectLampState: (state) => state },
});

it('renders again when a named part changes, and not with the rest', () => {
  const rendered = vi.fn<ProfilerOnRenderCallback>();
  function Lamp() {
    const { colour } = useParts(slice.selectors.selectLampState, 'colour');
    return (
      <Profiler id="lamp" onRender={rendered}>
        {colour}
      </Profiler>
    );
  }
  const store = configureStore({ reducer: { lamp: slice.reducer } });
  render(<Lamp />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  act(() => void store.dispatch(slice.actions.burned()));
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => void store.dispatch(slice.actions.coloured('blue')));
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(screen.getByText('blue')).toBeInTheDocument();
});
