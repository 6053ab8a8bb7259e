/** Colors of the application's themes, by the names of its tokens: the host's own pages load none of its styles. */
export const pageColors = {
  light: {
    paper: '#FFFDFA',
    surface: '#FFFFFF',
    line: '#E9E2DA',
    edge: '#978C82',
    ink: '#1D1A17',
    inkSoft: '#5E564E',
    brand: '#F26A1B',
    brandSoft: '#FEF0E6',
    primary: '#1D1A17',
    primaryHover: '#3A342E',
    onPrimary: '#FFFDFA',
  },
  dark: {
    paper: '#171412',
    surface: '#221E1A',
    line: '#3A332C',
    edge: '#857A6F',
    ink: '#F6F0E8',
    inkSoft: '#BDB2A6',
    brand: '#F5803A',
    brandSoft: '#3A2417',
    primary: '#F6F0E8',
    primaryHover: '#FFFFFF',
    onPrimary: '#1D1A17',
  },
} as const;

const variables = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

export const styles = `
:root { color-scheme: light dark; ${variables(pageColors.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(pageColors.dark)} } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: grid; place-items: start center; padding: 20px; background: var(--paper); color: var(--ink); font: 16px/1.6 Pretendard, system-ui, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; word-break: keep-all; overflow-wrap: break-word; }
main { width: 100%; max-width: 480px; }
@media (min-width: 600px) { body { padding: 48px 20px; } main { padding: 40px; border: 1px solid var(--line); border-radius: 24px; background: var(--surface); } }
header { display: flex; flex-wrap: wrap; gap: 8px 12px; justify-content: space-between; align-items: center; margin-bottom: 32px; }
.provider { display: flex; gap: 8px; align-items: center; font-weight: 700; letter-spacing: -0.02em; }
.provider svg { flex: none; }
.mark { padding: 4px 12px; border-radius: 999px; background: var(--brandSoft); color: var(--ink); font-size: 14px; font-weight: 600; }
h1 { font-size: 22px; line-height: 1.4; letter-spacing: -0.02em; margin-bottom: 24px; }
h2 { margin: 24px 0 0; font-size: 16px; line-height: 1.4; }
.label, dt { color: var(--inkSoft); font-size: 14px; }
.amount { font-size: 36px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; margin-bottom: 24px; }
dl > div { display: flex; gap: 16px; justify-content: space-between; padding: 12px 0; border-top: 1px solid var(--line); }
dt { flex: none; }
dd { text-align: end; font-variant-numeric: tabular-nums; }
.id { color: var(--inkSoft); font-size: 14px; }
.note { margin: 0 0 24px; padding: 16px; border-radius: 14px; background: var(--brandSoft); color: var(--ink); }
dl + .note { margin-top: 12px; }
.account { margin-bottom: 16px; font-size: 18px; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 8px; }
button, .back { display: grid; place-items: center; width: 100%; min-height: 52px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 14px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .back:hover { border-color: var(--ink); }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
form + .back { margin-top: 8px; }
.pay { min-height: 60px; border-color: var(--primary); background: var(--primary); color: var(--onPrimary); }
.pay:hover { border-color: var(--primaryHover); background: var(--primaryHover); }
`;
