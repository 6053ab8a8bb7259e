export const colour = {
  ink: '#1D1A17',
  soft: '#5E564E',
  faint: '#8A8077',
  line: '#E9E2DA',
  sunken: '#F7F3EE',
  surface: '#FFFFFF',
  orange: '#F26A1B',
  orangeText: '#B8430A',
  seal: '#C2281D',
} as const;

export const page = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 56,
  top: 58,
  bottom: 66,
} as const;

export const contentWidth = page.width - page.left - page.right;
export const contentBottom = page.height - page.bottom;

export type TextStyle = {
  size: number;
  leading: number;
  weight: 'regular' | 'bold';
  colour: string;
};

export const text = {
  title: { size: 21, leading: 28, weight: 'bold', colour: colour.ink },
  subtitle: { size: 11, leading: 16, weight: 'regular', colour: colour.soft },
  heading: { size: 11, leading: 16, weight: 'bold', colour: colour.ink },
  headingSide: { size: 9, leading: 16, weight: 'regular', colour: colour.soft },
  headingNumber: { size: 11, leading: 16, weight: 'bold', colour: colour.orangeText },
  body: { size: 8.6, leading: 13, weight: 'regular', colour: colour.ink },
  bodySoft: { size: 8, leading: 12, weight: 'regular', colour: colour.soft },
  strong: { size: 8.6, leading: 13, weight: 'bold', colour: colour.ink },
  label: { size: 8, leading: 12, weight: 'regular', colour: colour.soft },
  small: { size: 7.2, leading: 10.4, weight: 'regular', colour: colour.soft },
  total: { size: 11, leading: 16, weight: 'bold', colour: colour.ink },
  footer: { size: 7.2, leading: 10, weight: 'regular', colour: colour.faint },
} as const satisfies Record<string, TextStyle>;
