import { XMLParser } from 'fast-xml-parser'

/** Content model of each ADF 1.0 element, in DTD notation. */
const contents: Readonly<Record<string, string>> = {
  adf: 'prospect+',
  prospect: 'id*, requestdate, vehicle+, customer, vendor, provider?',
  vehicle:
    'id*, year, make, model, vin?, stock?, trim?, doors?, bodystyle?, transmission?, odometer?, condition?, colorcombination*, imagetag?, price*, pricecomments?, option*, finance?, comments?',
  colorcombination: 'interiorcolor, exteriorcolor, preference',
  option: 'optionname, manufacturercode?, stock?, weighting?, price*',
  finance: 'method, amount*, balance?',
  customer: 'contact, id*, timeframe?, comments?',
  timeframe: 'description, earliestdate?, latestdate?',
  contact: 'name+, email?, phone*, address?',
  address: 'street*, apartment?, city?, regioncode?, postalcode?, country?',
  vendor: 'id*, vendorname, url?, contact',
  provider: 'id*, name, service?, url?, email?, phone?, contact?',
}

const texts = [
  'id requestdate year make model vin stock trim doors bodystyle transmission odometer condition interiorcolor exteriorcolor',
  'preference imagetag price pricecomments optionname manufacturercode weighting method amount balance comments description',
  'earliestdate latestdate name email phone street apartment city regioncode postalcode country vendorname url service',
]
const textElements = new Set(texts.flatMap((line) => line.split(' ')))

/** Allowed values of each attribute; null for any text. */
const attributes: Readonly<Record<string, readonly string[] | null>> = {
  'prospect/status': ['new', 'resend'],
  'id/sequence': null,
  'id/source': null,
  'vehicle/interest': ['buy', 'lease', 'sell', 'trade-in', 'test-drive'],
  'vehicle/status': ['new', 'used'],
  'odometer/status': ['unknown', 'rolledover', 'replaced', 'original'],
  'odometer/units': ['km', 'miles'],
  'price/type': ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
  'price/currency': null,
  'amount/type': ['downpayment', 'monthly', 'total'],
  'amount/limit': ['maximum', 'minimum', 'exact'],
  'amount/currency': null,
  'contact/primarycontact': ['0', '1'],
  'name/part': ['first', 'middle', 'suffix', 'last', 'full', 'surname'],
  'name/type': ['individual', 'business'],
  'phone/type': ['voice', 'fax', 'cellphone', 'pager'],
}

type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
})

/** A content model as a regular expression over the children's names, each followed by a comma. */
function modelOf(model: string): RegExp {
  const names = model.split(', ').map((part) => part.replace(/^(\w+)([*+?]?)$/, '(?:$1,)$2'))
  return new RegExp(`^${names.join('')}$`)
}

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? ''

function attributeFaults(name: string, node: Node): string[] {
  return Object.entries((node[':@'] ?? {}) as Record<string, string>).flatMap(([attribute, value]) => {
    const words = attributes[`${name}/${attribute}`]
    if (words === undefined) return [`<${name}> has no attribute ${attribute}`]
    return words === null || words.includes(value) ? [] : [`<${name} ${attribute}> is not ${value}`]
  })
}

function faultsOf(node: Node): string[] {
  const name = nameOf(node)
  const children = (node[name] as readonly Node[]).filter((child) => nameOf(child) !== '#text')
  const own = attributeFaults(name, node)
  const model = contents[name]
  if (model === undefined)
    return textElements.has(name) && children.length === 0 ? own : [...own, `no <${name}> like that`]
  const order = children.map((child) => `${nameOf(child)},`).join('')
  return [...own, ...(modelOf(model).test(order) ? [] : [`<${name}> holds ${order}`]), ...children.flatMap(faultsOf)]
}

/** Violations of the ADF 1.0 DTD; empty when the document is valid. */
export function adfFaults(xml: string): readonly string[] {
  const roots = (parser.parse(xml) as readonly Node[]).filter((node) => !nameOf(node).startsWith('?'))
  return roots.length === 1 && nameOf(roots[0] as Node) === 'adf' ? roots.flatMap(faultsOf) : ['one <adf> is wanted']
}
