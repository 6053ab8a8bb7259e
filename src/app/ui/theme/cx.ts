type ClassName = string | 0 | 0n | false | null | undefined;

/** Joins class names, leaving out what is absent. */
export const cx = (...names: ClassName[]): string => names.filter(Boolean).join(' ');
