type ClassName = string | 0 | 0n | false | null | undefined;

export const cx = (...names: ClassName[]): string => names.filter(Boolean).join(' ');
