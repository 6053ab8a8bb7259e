import { fillOnce } from './browser-host.ts';

/** Playwright's global set-up: one database with the demo, which every host of the run copies. */
export default fillOnce;
