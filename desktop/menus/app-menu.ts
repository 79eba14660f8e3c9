// The menu bar, in the user's language, without anything for developers.
import { type Actions, type Item, LINE, type MenuState, QUICK_ASK_PATH } from './menu-state.ts';

/** On macOS the program has a menu of its own, and the window another. */
export function appMenu(state: MenuState, actions: Actions): Item[] {
  const { say, platform } = state;
  const isMac = platform === 'darwin';
  const settings: Item = {
    id: 'settings',
    label: say('settings'),
    accelerator: 'CommandOrControl+,',
    click: () => actions.open('/settingspage'),
  };
  const about: Item = { id: 'about', label: say('about'), click: actions.about };
  const quit: Item = { id: 'quit', label: say('quit'), accelerator: 'CommandOrControl+Q', click: actions.quit };
  return [
    ...(isMac
      ? [
          {
            label: 'Wirewise',
            submenu: [
              about,
              LINE,
              settings,
              LINE,
              { role: 'services', label: say('services') },
              LINE,
              { role: 'hide', label: say('hide') },
              { role: 'hideOthers', label: say('hideOthers') },
              { role: 'unhide', label: say('showAll') },
              LINE,
              quit,
            ],
          } satisfies Item,
        ]
      : []),
    { label: say('file'), submenu: fileMenu(state, actions, isMac ? [] : [LINE, settings, LINE, quit]) },
    { label: say('edit'), submenu: editMenu(state, actions) },
    { label: say('view'), submenu: viewMenu(state, actions) },
    ...(isMac
      ? [
          {
            role: 'window',
            label: say('window'),
            submenu: [
              { role: 'minimize', label: say('minimize') },
              { role: 'close', label: say('close') },
            ],
          } satisfies Item,
        ]
      : []),
    {
      role: 'help',
      label: say('help'),
      submenu: [
        ...updateItems(state, actions),
        { id: 'showLog', label: say('showLog'), click: actions.showLog },
        { id: 'showCrashes', label: say('showCrashes'), click: actions.showCrashes },
        { id: 'licences', label: say('licences'), click: actions.licences },
        ...(isMac ? [] : [LINE, about]),
      ],
    },
  ];
}

const updateItems = ({ say, updates }: MenuState, actions: Actions): Item[] =>
  updates
    ? [
        updates.ready === undefined
          ? { id: 'lookForUpdate', label: say('lookForUpdate'), click: actions.lookForUpdate }
          : { id: 'installUpdate', label: say('installUpdate', { version: updates.ready }), click: actions.installUpdate },
        {
          id: 'early',
          label: say('early'),
          type: 'checkbox',
          checked: updates.early,
          click: ({ checked }) => actions.setEarly(checked),
        },
        LINE,
      ]
    : [];

const fileMenu = ({ say, staysReady, hasData, isAtDoor }: MenuState, actions: Actions, last: readonly Item[]): Item[] => [
  { id: 'newChat', label: say('newChat'), accelerator: 'CommandOrControl+N', click: () => actions.open(QUICK_ASK_PATH) },
  { id: 'openFile', label: say('openFile'), accelerator: 'CommandOrControl+O', click: actions.openChatFile },
  { id: 'chatFiles', label: say('chatFiles'), click: () => actions.open('/settingspage?tab=account') },
  LINE,
  { id: 'print', label: say('print'), accelerator: 'CommandOrControl+P', click: () => actions.paper('print') },
  { id: 'savePdf', label: say('savePdf'), accelerator: 'CommandOrControl+Shift+P', click: () => actions.paper('pdf') },
  LINE,
  { id: 'backUp', label: say('backUp'), enabled: hasData, click: actions.backUp },
  { id: 'restore', label: say('restore'), enabled: hasData, click: actions.restore },
  LINE,
  { id: 'switchPerson', label: say('switchPerson'), enabled: !isAtDoor, click: actions.switchPerson },
  {
    id: 'stayReady',
    label: say('stayReady'),
    type: 'checkbox',
    checked: staysReady,
    click: ({ checked }) => actions.setStaysReady(checked),
  },
  ...last,
];

const editMenu = ({ say, platform, spelling }: MenuState, actions: Actions): Item[] => [
  { role: 'undo', label: say('undo') },
  { role: 'redo', label: say('redo') },
  LINE,
  { role: 'cut', label: say('cut') },
  { role: 'copy', label: say('copy') },
  { role: 'paste', label: say('paste') },
  { role: 'selectAll', label: say('selectAll') },
  LINE,
  {
    id: 'spelling',
    label: say(platform === 'darwin' ? 'spelling' : 'spellingFetched'),
    type: 'checkbox',
    checked: spelling,
    click: ({ checked }) => actions.setSpelling(checked),
  },
];

const viewMenu = ({ say }: MenuState, actions: Actions): Item[] => [
  { id: 'chats', label: say('chats'), click: () => actions.open('/chatbot/chathistory') },
  { id: 'jobs', label: say('jobs'), click: () => actions.open('/chatbot/jobs') },
  { id: 'jobCard', label: say('jobCard'), click: () => actions.open('/chatbot?open=job') },
  { id: 'calculators', label: say('calculators'), click: () => actions.open('/chatbot?open=tray') },
  LINE,
  { id: 'zoomIn', label: say('zoomIn'), accelerator: 'CommandOrControl+Plus', click: () => actions.zoom('in') },
  // The same key without Shift, where '+' needs it.
  { id: 'zoomInToo', label: say('zoomIn'), accelerator: 'CommandOrControl+=', visible: false, click: () => actions.zoom('in') },
  { id: 'zoomOut', label: say('zoomOut'), accelerator: 'CommandOrControl+-', click: () => actions.zoom('out') },
  { id: 'zoomReset', label: say('zoomReset'), accelerator: 'CommandOrControl+0', click: () => actions.zoom('reset') },
  LINE,
  { role: 'togglefullscreen', label: say('fullScreen') },
];
