/** A car with one odd value that once failed its dealer's whole build, or was shown unchanged. */
export interface OddCar {
  readonly reason: string
  readonly facts: Readonly<Record<string, unknown>>
  /** Heading of its page, if not "2021 Norda Heron". */
  readonly heading?: string
  /** Texts that no page may contain. */
  readonly never?: readonly string[]
}

const script = '<script>document.title="read"</script>'

/** One odd value each. */
export const oddCars: readonly OddCar[] = [
  { reason: 'a make of signs', facts: { make: '.' }, heading: '2021 Heron' },
  { reason: 'a make of questions', facts: { make: '???' }, heading: '2021 Heron' },
  { reason: 'a make of another script', facts: { make: '丰田' }, heading: '2021 丰田 Heron' },
  { reason: 'a make of emoji', facts: { make: '🚗' }, heading: '2021 🚗 Heron' },
  { reason: 'a model of another script', facts: { model: '汉兰达' }, heading: '2021 Norda 汉兰达' },
  { reason: 'a make of the language', facts: { make: 'constructor' }, heading: '2021 constructor Heron' },
  { reason: 'a model of the language', facts: { model: '__proto__' }, heading: '2021 Norda __proto__' },
  { reason: 'a body of signs', facts: { simple_body: '-/-' } },
  { reason: 'a body of another script', facts: { simple_body: '旅行车' } },
  { reason: 'a body of the language', facts: { simple_body: 'constructor' } },
  { reason: 'another body of the language', facts: { simple_body: 'toString' } },
  { reason: 'a body with a tail', facts: { simple_body: 'Cab-Chassis' } },
  { reason: 'the same body without', facts: { simple_body: 'Cab Chassis' } },
  { reason: 'a misspelt body', facts: { simple_body: 'Hathcback' }, never: ['Hathcback'] },
  { reason: 'a fuel of the language', facts: { fuel: 'constructor', simple_fuel: 'valueOf' } },
  { reason: 'a transmission of the language', facts: { simple_transmission: 'hasOwnProperty', tag: '__proto__' } },
  {
    reason: 'pictures of the source’s own',
    facts: { images: ['photos/123.jpg', { url: '/photos/123.jpg' }] },
    never: ['photos/123'],
  },
  {
    reason: 'a picture that is not in the store',
    facts: { primary_image_url: '/pictures/none' },
    never: ['/pictures/none'],
  },
  {
    reason: 'a picture of somebody else',
    facts: { images: ['/\\evil.example/x', '//evil.example/y'] },
    never: ['evil.example'],
  },
  { reason: 'a report that is not there', facts: { file: 'reports/1.pdf' }, never: ['reports/1.pdf'] },
  { reason: 'no badge', facts: { badge: '(No Badge)' }, never: ['No Badge'] },
  { reason: 'a name that says nothing', facts: { name: 'null' } },
  { reason: 'a name of five megabytes', facts: { name: 'Heron '.repeat(800_000) } },
  { reason: 'a colour of five megabytes', facts: { colour: 'x'.repeat(5_000_000) }, never: ['x'.repeat(301)] },
  { reason: 'features of five megabytes', facts: { features: ['y'.repeat(5_000_000)] }, never: ['y'.repeat(301)] },
  {
    reason: 'a script in its name',
    facts: { name: `2021 Norda ${script}Heron GT`, badge: script },
    never: ['document.title="read"'],
  },
  {
    reason: 'entities in its name',
    facts: { name: '2021 Norda Heron AMG&#174;', badge: 'AMG&#174; &amp;amp; more' },
    never: ['&amp;#174;', '&amp;amp;'],
  },
  { reason: 'a line that turns round', facts: { colour: 'Red\u202Eneerg' }, never: ['\u202E'] },
  { reason: 'half a character', facts: { colour: 'Red\ud800', primary_image_url: 'a\ud800.jpg' } },
  { reason: 'a price in thousands with a point', facts: { price: '12.990' }, never: ['$13<'] },
  { reason: 'a price of nobody', facts: { price: 999_999_999_999, before_price: '9'.repeat(300) }, never: ['999,999'] },
  { reason: 'a year to come', facts: { year: 2100 }, heading: 'Norda Heron', never: ['2100'] },
  { reason: 'an id of the language', facts: { id: 'constructor' } },
  { reason: 'a slug of the language', facts: { slug: '__proto__' } },
  { reason: 'a status in another word', facts: { status: 'Available' } },
  { reason: 'a condition in other words', facts: { car_type: 'Certified Pre-Owned' } },
  {
    reason: 'a lender of the language',
    facts: { finance_lenders: JSON.parse('{"__proto__": {"paymentWeek": 9}, "constructor": {}}') },
  },
  { reason: 'a yard of the language', facts: { location: { id: 'constructor', name: 'toString' } } },
]
