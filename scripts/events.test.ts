import { describe, expect, it } from 'vitest';
import { eventsOf } from './events.ts';

const slice = `export const lampSlice = createSlice({
  name: 'lamp',
  initialState,
  reducers: {
    /** Light, please. */
    onRequested: () => {},
    switchedOn: (state) => {
      state.on = true;
    },
    named: {
      prepare: (name: string) => ({ payload: name }),
    },
  },
  selectors: { selectLamp: (state) => state },
});
export const lampActions = lampSlice.actions;
`;
const files = [
  { file: 'src/features/lamp/lampSlice.ts', text: slice },
  {
    file: 'src/features/lamp/lampSaga.ts',
    text: 'const { onRequested } = lampActions;\nyield* takeEvery(onRequested, work);\nyield* put(lampActions.switchedOn());\n',
  },
  { file: 'src/screens/room/Switch.tsx', text: 'onClick={() => dispatch(lampActions.onRequested())}' },
  { file: 'src/features/lamp/lampSaga.test.ts', text: 'dispatch(lampActions.named())' },
  { file: 'src/features/lamp/lampModule.ts', text: 'startsWith: [lampActions.onRequested]' },
];

describe('the events', () => {
  const text = eventsOf(files);

  it('names for each action who dispatches and who handles it', () => {
    expect(text).toContain(
      '- **onRequested** dispatched by `screens/room/Switch`; handled by `features/lamp/lampSaga`\n' +
        '- **switchedOn** dispatched by `features/lamp/lampSaga`; handled by –\n',
    );
  });

  it('leaves tests and module files out', () => {
    expect(text).toContain('- **named** dispatched by –; handled by –\n');
    expect(text).not.toContain('lampModule');
  });
});
