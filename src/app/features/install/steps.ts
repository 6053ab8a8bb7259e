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

/** Ways in which an app on the home screen starts with its own storage, and so logged out. */
export const logsInAgain: readonly InstallWay[] = [
  'safari-iphone',
  'safari-iphone-menu',
  'safari-ipad',
  'ios-browser',
];
