import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/shared.ts';

/** The texts of one mail, all plain: HTML in them is shown, never rendered. */
export type MailPage = {
  language: Language;
  brand: string;
  subject: string;
  title: string;
  greeting: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  button: { label: string; link: string };
  note: string;
  buttonFails: string;
  help: string;
  sender: string;
};

const colour = {
  ...brand.colours,
  sunken: '#F7F3EE',
  line: '#E9E2DA',
  ink: '#1D1A17',
  soft: '#5E564E',
  link: '#B8430A',
};
const font = `font-family:Pretendard,-apple-system,'Segoe UI',Roboto,'Apple SD Gothic Neo','Malgun Gothic',sans-serif`;
const wrap = 'word-break:keep-all;overflow-wrap:anywhere;word-wrap:break-word';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Renders a mail as HTML with tables and inline styles, because mail clients support little else. */
export function mailPage(mail: MailPage): string {
  const text = (words: string, style: string) =>
    `<p style="margin:0 0 16px;${font};${wrap};${style}">${escapeHtml(words)}</p>`;
  const body = 'font-size:16px;line-height:1.6';
  const small = `font-size:14px;line-height:1.6;color:${colour.soft}`;
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.sunken};color:${colour.ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.paragraphs[0] ?? '')}</div>
<table ${table} width="100%" style="background:${colour.sunken}"><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" style="max-width:560px;table-layout:fixed;text-align:left">
<tr><td style="padding:0 8px 16px;${font};font-size:22px;font-weight:700;letter-spacing:-0.02em;color:${colour.accent}">${escapeHtml(mail.brand)}</td></tr>
<tr><td style="height:4px;background:${colour.accent};border-radius:14px 14px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:32px 24px 16px;background:${colour.theme};border-radius:0 0 14px 14px;color:${colour.ink}">
<h1 style="margin:0 0 24px;${font};${wrap};font-size:28px;line-height:1.2;letter-spacing:-0.02em;font-weight:700">${escapeHtml(mail.title)}</h1>
${[mail.greeting, ...mail.paragraphs].map((words) => text(words, body)).join('\n')}
${factTable(mail.facts)}
<table ${table} style="margin:24px 0"><tr><td style="background:${colour.ink};border-radius:14px">
<a href="${escapeHtml(mail.button.link)}" style="display:inline-block;padding:18px 28px;${font};font-size:16px;font-weight:700;color:${colour.theme};text-decoration:none">${escapeHtml(mail.button.label)}</a>
</td></tr></table>
${text(mail.note, small)}
<p style="margin:0 0 16px;${font};${wrap};${small}">${escapeHtml(mail.buttonFails)}<br><a href="${escapeHtml(mail.button.link)}" style="color:${colour.link}">${escapeHtml(mail.button.link)}</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0">
${text(mail.help, small)}
${text(mail.sender, `font-size:12px;line-height:1.6;color:${colour.soft}`)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function factTable(facts: MailPage['facts']): string {
  if (facts.length === 0) return '';
  const cell = `padding:12px 0;border-top:1px solid ${colour.line};vertical-align:top;${font};font-size:16px;line-height:1.5;${wrap}`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td width="32%" style="${cell};padding-right:12px;color:${colour.soft}">${escapeHtml(label)}</td><td style="${cell};font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${table} width="100%" style="table-layout:fixed;margin:8px 0 0;border-bottom:1px solid ${colour.line}">
${rows.join('\n')}
</table>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
