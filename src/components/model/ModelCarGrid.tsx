import { CarGrid } from '#components/car/CarGrid.tsx'
import type { Labels } from '#tenants/labels.ts'
import type { FirstOfModel } from '#view-models/model/first-of-model.ts'

export interface ModelCarGridProps {
  readonly first: Pick<FirstOfModel, 'cars' | 'rest'>
  readonly labels: Labels
}

/** The first cars of a model, followed by an enquiry link if the last row has a free place. */
export function ModelCarGrid({ first: { cars, rest }, labels }: ModelCarGridProps) {
  const way = rest && (
    <li className="panel">
      <div className="stack">
        <h3>Not one of these?</h3>
        <a className="more-link" href={rest}>
          Tell us what you want
        </a>
      </div>
    </li>
  )
  return <CarGrid cars={cars} labels={labels} rest={way} />
}
