import { fillOnce } from './browser-host.ts';

export default fillOnce;
