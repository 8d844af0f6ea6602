import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from './muiTheme';

interface Tab<Value extends string> {
  readonly value: Value;
  /** The panel refers to it with `aria-labelledby`. */
  readonly id: string;
  readonly text: string;
}

interface TabListProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly chosen: Value;
  /** The one panel, whose content changes with the tab. */
  readonly panelId: string;
  /** Called only with another tab than the chosen one. */
  readonly onChoose: (value: Value) => void;
}

/** Renders tabs with MUI: one stop of the Tab key; arrow keys choose and wrap around, Home and End. Load it lazily. */
export function TabList<Value extends string>({ label, tabs, chosen, panelId, onChoose }: TabListProps<Value>) {
  return (
    <ThemeProvider theme={muiTheme}>
      <MuiTabs
        value={chosen}
        aria-label={label}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, value: Value) => {
          onChoose(value);
        }}
      >
        {tabs.map(({ value, id, text }) => (
          <MuiTab key={value} value={value} id={id} label={text} aria-controls={panelId} />
        ))}
      </MuiTabs>
    </ThemeProvider>
  );
}
