import { capital } from '#domain/text/capital.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import type { Compared } from './compared.ts'
import { dealerPart } from './dealer-part.ts'
import { duplicateListingsWarning } from './duplicate-listings-warning.ts'
import { figuresOf, type LiveStock, type StockFigures } from './figures.ts'
import { judgeAmounts } from './judge-amounts.ts'
import { judgeCount } from './judge-count.ts'
import { judgeFacts } from './judge-facts.ts'
import { refuseUnreadable, unreadableIn } from './judge-readable.ts'
import { locationWarnings } from './location-warnings.ts'
import { misnamedFactsWarning } from './misnamed-facts-warning.ts'
import { type Finding, pairsOf } from './pairs.ts'
import { checkFeedAdvice, percent, type Refusal, refusalText } from './refusal.ts'
import { type EnvelopePolicy, refuseSnapshot } from './refuse-snapshot.ts'
import { sharedVinWarning } from './shared-vin-warning.ts'
import { type OwnFiles, type Showroom, type StockSite, showroomFrom } from './showroom.ts'
import { readSnapshot } from './snapshot.ts'
import { suspectPriceWarning } from './suspect-price-warning.ts'

/** What a snapshot is checked against before a site is built from it. */
export interface SafetyPolicy extends EnvelopePolicy {
  /** The live release; null when nothing is live. */
  readonly live: LiveStock | null
  /** Largest fall in unsold cars against the live site, 0 to 1. */
  readonly allowedDrop: number
}

/** A stock that may be published. */
export interface AcceptedStock {
  readonly showroom: Showroom
  readonly entries: number
  /** Figures that the next snapshot is compared with. */
  readonly figures: StockFigures
  /** What would have been refused, had it not been declared intended; a sentence each. */
  readonly accepted: readonly string[]
  /** Findings to look at, which do not stop publication; a sentence each. */
  readonly warnings: readonly string[]
}

/** A stock that must not be published. The text has the place, what was found, what stays live and what to do. */
export interface RefusedStock {
  readonly refused: string
}

/** "stock/yard.json:4:16  ": the format of places in a dealer's files. '' without a source. */
function placeText(source: string | undefined, { place }: Refusal): string {
  if (source === undefined) return ''
  return place ? `${source}:${place.line}:${place.column}  ` : `${source}  `
}

/** Changes to facts and amounts of cars since the last release that trade does not explain. */
function changedFacts({ showroom: { cars }, live }: Compared): readonly Finding[] {
  if (!live?.figures) return []
  const pairs = pairsOf(live.figures, cars)
  return [...judgeFacts(live.figures, pairs, cars), ...judgeAmounts(pairs)]
}

function refusalsOf(compared: Compared, findings: readonly Finding[]): readonly Refusal[] {
  const stopping = findings.filter(({ stops }) => stops).map(({ said }) => said)
  const facts = { found: stopping.join(' '), todo: `${checkFeedAdvice}, or build with --accept-drop if this is meant` }
  return [judgeCount(compared), stopping.length > 0 ? facts : null].filter((refusal) => refusal !== null)
}

const noticedShare = 0.02
const noticedGrowth = 3
const noticedArrivals = 50
const garbled = '\uFFFD'

function warningsOf({ showroom, today, entries, live }: Compared, text: string, day: string): string[] {
  const unreadable = unreadableIn(showroom)
  const before = live?.figures?.forSale
  const grew =
    before !== undefined && today.forSale > before * noticedGrowth && today.forSale - before > noticedArrivals
  const notes = [
    sharedVinWarning(showroom.readable),
    duplicateListingsWarning(showroom.cars),
    suspectPriceWarning(showroom, day),
  ]
  return [
    ...(unreadable.length > entries * noticedShare
      ? [
          `${unreadable.length} of ${entries} entries of the snapshot (${percent(unreadable.length / entries)}) cannot be read, such as one where ${unreadable[0]?.found}`,
        ]
      : []),
    ...(grew ? [`the stock grew from ${before} unsold cars to ${today.forSale}: is it this dealer’s alone?`] : []),
    ...(text.includes(garbled)
      ? ['letters of the snapshot are garbled: it should be saved as UTF-8, or stock.encoding say how it is written']
      : []),
    ...notes.filter((note) => note !== null),
  ]
}

/** Refusals that were overridden, with the option that did it. */
function acceptedBy(how: string, refusals: readonly Refusal[]): string[] {
  return refusals.map(({ found }) => `${found.replace(/\.$/, '')} (${how})`)
}

/** The snapshot's text, whether it declares itself empty, and the dealer's calendar day. */
interface Read {
  readonly emptyOnPurpose: boolean
  readonly text: string
  readonly day: string
}

/** Judges a stock whose envelope was accepted. */
function judge(compared: Compared, policy: SafetyPolicy, { emptyOnPurpose, text, day }: Read) {
  const how = emptyOnPurpose ? 'empty_on_purpose' : '--accept-drop'
  if (compared.entries === 0) return { accepted: [`The list of cars is empty (${how})`], warnings: [] }
  const unusable = refuseUnreadable(compared)
  if (unusable) return unusable
  const findings = changedFacts(compared)
  const refusals = refusalsOf(compared, findings)
  const isEmptyAsSaid = emptyOnPurpose && compared.today.forSale === 0
  const [first] = refusals
  if (first && !policy.acceptDrop && !isEmptyAsSaid) return first
  const told = findings.filter(({ stops }) => !stops).map(({ said }) => said)
  return {
    accepted: acceptedBy(policy.acceptDrop ? '--accept-drop' : 'empty_on_purpose', refusals),
    warnings: [...warningsOf(compared, text, day), ...told],
  }
}

/** Reads a snapshot and judges it: the showroom to build, or why the live site stays. */
export function acceptSnapshot(
  text: string,
  site: StockSite,
  own: OwnFiles,
  policy: SafetyPolicy,
): AcceptedStock | RefusedStock {
  const refuse = (refusal: Refusal) => ({
    refused: placeText(own.source, refusal) + refusalText(refusal, policy.live),
  })
  const snapshot = readSnapshot(text)
  if ('found' in snapshot) return refuse(snapshot)
  const refused = refuseSnapshot(snapshot, policy)
  if (refused) return refuse(refused)
  const part = dealerPart(snapshot, site.stock.dealerships, policy.acceptDrop)
  if ('found' in part) return refuse(part)
  const showroom = showroomFrom(part.snapshot, site, policy.now, own)
  const figures = figuresOf(showroom)
  const entries = part.snapshot.cars.length
  const { live, allowedDrop } = policy
  const compared = { showroom, today: figures, entries, live, allowedDrop }
  const { date: day } = wallClock(policy.now, site.locale.timeZone)
  const judged = judge(compared, policy, { emptyOnPurpose: snapshot.emptyOnPurpose, text, day })
  const misnamed = snapshot.isTable ? null : misnamedFactsWarning(part.snapshot.cars)
  if ('found' in judged)
    return refuse(misnamed === null ? judged : { ...judged, found: `${judged.found} ${capital(misnamed)}.` })
  // The dealer's own locations replace all of the snapshot's.
  const places = site.locations.length > 0 ? [] : locationWarnings(part.snapshot.locations)
  const warnings = [...part.warnings, ...places, ...(misnamed === null ? [] : [misnamed]), ...judged.warnings]
  return { showroom, entries, figures, ...judged, warnings }
}
