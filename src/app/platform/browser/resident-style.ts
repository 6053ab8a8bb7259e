import { areaStyle } from './area-style.ts';

export const residentStyle = typeof document === 'undefined' ? Promise.resolve() : areaStyle('resident');
