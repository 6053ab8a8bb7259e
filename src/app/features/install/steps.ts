import type { InstallWay } from '#app/platform/pwa/install-way.ts';

/** One step of installing; its text is `steps.<id>` in the namespace `install`. */
export type Step =
  | 'shareBottom'
  | 'moreBottom'
  | 'shareTop'
  | 'shareAddress'
  | 'addToHome'
  | 'add'
  | 'menuBottom'
  | 'addPage'
  | 'homeScreen'
  | 'menuAddress'
  | 'installOrAdd'
  | 'confirm'
  | 'copy'
  | 'pasteSafari'
  | 'pasteChrome'
  | 'followThere';

/** The steps of each way, in their order, by the names that the browsers give their buttons. */
export const steps: Record<InstallWay, readonly Step[]> = {
  'safari-iphone': ['shareBottom', 'addToHome', 'add'],
  'safari-iphone-menu': ['moreBottom', 'addToHome', 'add'],
  'safari-ipad': ['shareTop', 'addToHome', 'add'],
  'ios-browser': ['shareAddress', 'addToHome', 'add'],
  samsung: ['menuBottom', 'addPage', 'homeScreen'],
  firefox: ['menuAddress', 'installOrAdd', 'confirm'],
  'in-app-ios': ['copy', 'pasteSafari', 'followThere'],
  'in-app-android': ['copy', 'pasteChrome', 'followThere'],
};

/** The ways on which an app added to the home screen begins with a storage of its own, and so logged out. */
export const logsInAgain: readonly InstallWay[] = [
  'safari-iphone',
  'safari-iphone-menu',
  'safari-ipad',
  'ios-browser',
];
