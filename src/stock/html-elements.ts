const listed = (names: string) => new Set(names.split(' '))

/** Elements whose content is dropped. */
export const silentElements = listed(
  'script style template title iframe noembed noframes noscript object svg math select',
)

/** Elements that begin and end a line. */
export const blockElements = listed(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol option p pre section summary table tbody tfoot thead tr ul',
)

/** All other HTML elements. A tag of any other name is text in angle brackets. */
export const textElements = listed(
  'a abbr acronym applet area audio b base basefont bdi bdo big blink button canvas cite code col colgroup data datalist del dfn em embed font frame frameset head i image img input ins kbd label link map mark marquee meta meter nobr optgroup output param picture plaintext progress q rp rt ruby s samp slot small source span strike strong sub sup textarea time track tt u var video wbr xml xmp',
)
