import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectFlags } from '~/features/call/callSlice';
import { letterActions } from '~/features/letter/letterSlice';
import { NotesPanel } from '~/features/notes/components/NotesPanel';
import { NotificationsPart } from '~/features/notifications/components/NotificationsPart';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { keys, type KeyName } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { Popup, usePopupClose } from '~/shared/ui/Popup';
import { ToolIcon, type ToolIconName } from '~/shared/ui/ToolIcon';
import { dockId } from './dock';
import { LearningStudioLink, learningStudioAddress } from './LearningStudioLink';
import { RingTemplatePart } from './RingTemplatePart';
import './headerToolTexts.de';
import styles from './HeaderTools.module.css';

const DeskAids = laterPart(async () => (await import('./DeskAids')).DeskAids, 'floating');
const NoticeDrawer = laterPart(async () => (await import('./NoticeDrawer')).NoticeDrawer, 'floating');

/** The notes stay open in the next call, which renders the header again. */
const notes = { wereOpen: false };

interface Tool {
  readonly key: KeyName;
  readonly icon: ToolIconName;
  readonly name: string;
  readonly opensDialog?: true;
  readonly isOpen?: boolean;
  readonly run: () => void;
}

interface HeaderToolsProps {
  readonly username: string;
  /** The agent takes orders: the ring template is for customers. */
  readonly hasInfoPost: boolean;
}

/** Renders the tools of the header (REQ A10.2, A11); below 1024 px they are entries of a menu. Loaded after the first render. */
export function HeaderTools({ username, hasInfoPost }: HeaderToolsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { infoPost, learningStudioLink } = useSelector(selectFlags);
  const [areNotesOpen, setNotesOpen] = useState(notes.wereOpen);
  // The panel of an earlier call does not take the focus from the customer number.
  const [takesFocus, setTakesFocus] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const studioLink = useRef<HTMLAnchorElement>(null);
  const studio = learningStudioLink ? learningStudioAddress() : null;

  const openNotes = (isOpen: boolean) => {
    notes.wereOpen = isOpen;
    setTakesFocus(isOpen);
    setNotesOpen(isOpen);
  };
  const toggleNotes = () => openNotes(!areNotesOpen);
  const toggleDrawer = () => setDrawerOpen(!isDrawerOpen);
  const openInfoPost = () => {
    if (hasInfoPost && infoPost) dispatch(letterActions.ringDialogOpened());
  };
  useHotkey('notes', toggleNotes);
  useHotkey('notices', toggleDrawer);
  useHotkey('infoPost', openInfoPost);
  useHotkey('learningStudio', () => studioLink.current?.click());

  const tools: readonly Tool[] = [
    { key: 'notes', icon: 'notes', name: t('tools.notes'), isOpen: areNotesOpen, run: toggleNotes },
    ...(hasInfoPost && infoPost
      ? [
          {
            key: 'infoPost',
            icon: 'letter',
            name: t('letter.infoPost'),
            opensDialog: true,
            run: openInfoPost,
          } as const,
        ]
      : []),
    { key: 'notices', icon: 'notices', name: t('tools.notices'), isOpen: isDrawerOpen, run: toggleDrawer },
  ];
  const dock = document.getElementById(dockId);
  return (
    <div className={styles.tools}>
      <NotificationsPart />
      <div className={styles.buttons}>
        {tools.map(({ key, icon, name, opensDialog, isOpen, run }) => (
          <Button
            key={key}
            look="bar"
            className={styles.tool}
            title={`${name} (${keys[key].label})`}
            aria-keyshortcuts={keys[key].aria}
            aria-haspopup={opensDialog && 'dialog'}
            aria-expanded={isOpen}
            onClick={run}
          >
            <ToolIcon name={icon} />
            <span className={styles.toolName}>{name}</span>
          </Button>
        ))}
        {studio !== null && <LearningStudioLink ref={studioLink} address={studio} className={styles.link} />}
      </div>
      <div className={styles.menu}>
        <Popup label={<ToolIcon name="more" />} name={t('tools.menu')}>
          <ToolMenu tools={tools} studio={studio} />
        </Popup>
      </div>
      {hasInfoPost && infoPost && <RingTemplatePart />}
      {dock !== null &&
        areNotesOpen &&
        createPortal(<NotesPanel username={username} takesFocus={takesFocus} onClose={() => openNotes(false)} />, dock)}
      {createPortal(<DeskAids username={username} />, document.body)}
      {isDrawerOpen && <NoticeDrawer onClose={toggleDrawer} />}
    </div>
  );
}

function ToolMenu({ tools, studio }: { readonly tools: readonly Tool[]; readonly studio: string | null }) {
  const close = usePopupClose();
  return (
    <div className={styles.entries}>
      {tools.map(({ key, icon, name, run }) => (
        <Button
          key={key}
          size="row"
          shortcut={keys[key].label}
          aria-keyshortcuts={keys[key].aria}
          onClick={() => {
            close();
            run();
          }}
        >
          <ToolIcon name={icon} /> {name}
        </Button>
      ))}
      {studio !== null && <LearningStudioLink address={studio} className={styles.menuLink} />}
    </div>
  );
}
