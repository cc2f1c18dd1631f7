import { type ComparedModel, modelDistance } from './model-distance.ts'

/** Models of one make listed before those of other makes in the same group. */
const mostOfMake = 2

/** The models with those beyond `mostOfMake` of a make moved to the end. */
function limitPerMake<M extends ComparedModel>(models: readonly M[]): readonly M[] {
  const isEarly = (model: M, at: number) =>
    models.slice(0, at).filter(({ make }) => make === model.make).length < mostOfMake
  return [...models.filter(isEarly), ...models.filter((model, at) => !isEarly(model, at))]
}

const isElectric = ({ fuels }: ComparedModel) => fuels.length > 0 && fuels.every((kind) => kind === 'electric')

/** Cars are not similar to motorcycles, even of one maker; an unknown kind matches any. */
const isOfKind = (one: ComparedModel, other: ComparedModel) =>
  one.kind === null || other.kind === null || one.kind === other.kind

const isOfBody = (one: ComparedModel, other: ComparedModel) => other.body !== null && other.body === one.body

const isOfMake = (one: ComparedModel, other: ComparedModel) => other.make === one.make

/**
 * The models most similar to one: the electric ones first if it is electric, then those of its body, then those of its
 * make; only of its kind. Within each group the nearest first; ties keep the given order.
 */
export function similarModels<M extends ComparedModel>(
  model: ComparedModel,
  others: readonly M[],
  most: number,
): readonly M[] {
  const areBothElectric = (other: M) => isElectric(model) && isElectric(other)
  const groups = [areBothElectric, (other: M) => isOfBody(model, other), (other: M) => isOfMake(model, other)]
  const near = others
    // Filters before computing distances: most models of a large range are in no group.
    .filter((other) => isOfKind(model, other) && groups.some((isIn) => isIn(other)))
    .map((other) => [modelDistance(model, other), other] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, other]) => other)
  return [...new Set(groups.flatMap((isIn) => limitPerMake(near.filter(isIn))))].slice(0, most)
}
