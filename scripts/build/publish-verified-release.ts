import { nextDisplayChange } from '#domain/car/display-changes.ts'
import { pictureFor } from '#domain/car/picture.ts'
import { countBy } from '#domain/data/count-by.ts'
import { counted } from '#domain/text/counted.ts'
import { type LeftOut, withheldReason } from '#stock/read-cars.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { BuildJob, Made, WithheldCar } from './build-job.ts'
import { storeCarHistory } from './car-history.ts'
import { findSecretsWith } from './find-secrets.ts'
import { storeListings } from './listings.ts'
import type { LoadedTenant } from './load-tenant.ts'
import type { VerifiedRelease } from './make-release.ts'
import { writeReleaseDependencies } from './notes/release-dependencies.ts'
import { abandonRelease, publishRelease } from './release/publish.ts'
import type { ReleaseFacts } from './release/record.ts'
import { createDealerSecretFinder } from './release-secrets.ts'

function withheldCars(leftOut: readonly LeftOut[]): WithheldCar[] {
  const cars = leftOut.filter(({ reason }) => reason === withheldReason)
  return cars.map(({ id, name, found }) => ({ id, name, fault: found }))
}

/** A warning for faulty pages of delisted cars, which are left out; empty when there are none. */
function delistedAtFault({ listings, delisted }: Showroom): string[] {
  const shown = new Set(delisted.map(({ slug }) => slug))
  const [first, ...more] = listings.delisted.filter(({ slug }) => !shown.has(slug))
  if (!first) return []
  return [`left out at fault: ${counted(more.length + 1, 'page')} of cars that left, such as /cars/${first.slug}`]
}

function factsOf({
  tenant: { site, showroom, now },
  stock: { entries, figures, accepted },
}: LoadedTenant): Omit<ReleaseFacts, 'id' | 'key' | 'builtAt' | 'pages' | 'dataFiles'> {
  const preview = showroom.cars.find((car) => car.primary_image_url?.startsWith('/pictures/'))?.primary_image_url
  return {
    turnsAt: nextDisplayChange(showroom.cars, site.stock.include_sold_cars_days, now)?.toISOString() ?? null,
    name: site.name,
    strapline: site.brand.strapline,
    cars: showroom.cars.length,
    entries,
    takenAt: showroom.takenAt,
    stock: figures,
    accepted: [...accepted],
    counts: showroom.counts,
    preview: preview ? pictureFor(preview, '', { host: null, quality: 100 }).src : site.brand.logo.url,
    logo: site.brand.logo.url,
  }
}

/** Makes a verified release live, and stores the dealer's listings, history and page notes for the next build. */
export async function publishVerifiedRelease(job: BuildJob, made: VerifiedRelease, key: string): Promise<Made> {
  const { draft, dealer, pages, dataFiles, drawn, unwanted, keeping } = made
  const { showroom } = dealer.tenant
  try {
    storeListings(draft.lock, showroom.listings)
    storeCarHistory(draft.lock, showroom.history)
    const facts = { ...factsOf(dealer), key, builtAt: job.now, pages, dataFiles }
    const findSecrets = findSecretsWith(createDealerSecretFinder(dealer, job.content))
    const pageNotes = await keeping.notes(draft.id)
    const notes = await publishRelease(draft, { facts, at: job.now, findSecrets, unwanted })
    const unkept = writeReleaseDependencies(draft.lock, pageNotes)
    return {
      slug: job.slug,
      outcome: 'published',
      pages,
      dataFiles,
      drawn,
      cars: showroom.cars.length,
      answers: dealer.searched.answers,
      delisted: showroom.delisted.length,
      problems: [],
      leftOut: Object.fromEntries(countBy(showroom.leftOut.map(({ reason }) => reason))),
      withheld: withheldCars(showroom.leftOut),
      notOnShow: showroom.notOnShow,
      unreadFacts: Object.fromEntries([...countBy(showroom.unreadFacts.map(({ fact }) => fact))].sort()),
      accepted: dealer.stock.accepted,
      warnings: [...dealer.mistakes, ...dealer.warnings, ...delistedAtFault(showroom), ...notes, ...unkept],
    }
  } catch (error) {
    abandonRelease(draft)
    throw error
  }
}
