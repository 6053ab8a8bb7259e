export const styles = `
:root { color-scheme: light dark; --back: #eef2f4; --card: #fff; --ink: #16232b; --soft: #53636d; --line: #d5dde2; --key: #0f5c6e; --on-key: #fff; --mark: #fff3c4; --mark-ink: #5c4400; }
@media (prefers-color-scheme: dark) { :root { --back: #10181c; --card: #182329; --ink: #e8eff2; --soft: #9fb0b9; --line: #2d3b43; --key: #7fd0e2; --on-key: #06242c; --mark: #4a3a06; --mark-ink: #ffe59a; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: grid; place-items: start center; padding: 16px; background: var(--back); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; word-break: keep-all; overflow-wrap: break-word; }
main { width: 100%; max-width: 420px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
@media (min-width: 600px) { body { place-items: center; } main { padding: 32px; } }
header { display: flex; flex-wrap: wrap; gap: 8px; justify-content: space-between; align-items: center; padding-bottom: 16px; margin-bottom: 24px; border-bottom: 1px solid var(--line); }
.provider { font-weight: 700; letter-spacing: -0.01em; }
.mark { padding: 2px 10px; border-radius: 999px; background: var(--mark); color: var(--mark-ink); font-size: 14px; font-weight: 600; }
h1 { font-size: 18px; line-height: 1.4; margin-bottom: 20px; }
.label, dt { color: var(--soft); font-size: 14px; }
.amount { font-size: 36px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; margin-bottom: 20px; }
dl > div { display: flex; gap: 16px; justify-content: space-between; padding: 8px 0; border-top: 1px solid var(--line); }
dt { flex: none; }
dd { text-align: end; }
.id { font: 12px/1.9 ui-monospace, monospace; color: var(--soft); }
.note { margin: 16px 0; padding-top: 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 14px; }
form { display: grid; gap: 8px; }
button, .back { display: grid; place-items: center; width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .back:hover { border-color: var(--soft); }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--key); outline-offset: 2px; }
.pay { min-height: 60px; border-color: var(--key); background: var(--key); color: var(--on-key); }
`;
