import fc from 'fast-check';

const tag = fc.constantFrom(
  ...'p h1 h2 h3 ul ol li a table caption thead tbody tr th td blockquote strong em br hr figure figcaption img'.split(
    ' ',
  ),
  ...'div span script style svg math template noscript iframe form input button select option textarea title'.split(
    ' ',
  ),
  ...'html head body frameset frame base link meta col colgroup optgroup selectedcontent fieldset legend dialog'.split(
    ' ',
  ),
  ...'b i u font nobr code pre listing xmp plaintext noembed noframes marquee object embed image center address'.split(
    ' ',
  ),
  ...'ruby rb rt rp dl dd dt details summary video audio canvas source foreignObject desc mi annotation-xml'.split(
    ' ',
  ),
);
const attribute = fc.constantFrom(
  ' href="javascript:alert(1)"',
  ' href=" java\nscript:alert(1)"',
  ' href="/x" target=_blank',
  ' src=x onerror=alert(1)',
  ' srcdoc="<script>"',
  ' style="background:url(javascript:1)"',
  ' colspan="2" onclick=alert(1)',
  ' dir=rtl lang="ar"',
  ' formaction="javascript:1"',
  ' name=body',
  ' name=attributes',
  ' name=childNodes',
);
const piece = fc.oneof(
  fc
    .tuple(tag, fc.array(attribute, { maxLength: 2 }))
    .map(([name, attributes]) => `<${name}${attributes.join('')}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    'نص',
    'text',
    ' ',
    '\n',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<',
    '>',
    '&lt;script&gt;',
    '&#0;',
    '"',
    '</',
  ),
  fc.string(),
);
/** Generates malicious HTML. */
export const hostileMarkup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
