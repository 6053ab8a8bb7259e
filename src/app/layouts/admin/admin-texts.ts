import { textFiles } from '#app/platform/i18n/i18n.ts';

// No visitor downloads the words of administrators: only this area's route tree imports them.
textFiles.ko = () => import('./texts-ko.ts');
textFiles.en = () => import('./texts-en.ts');
