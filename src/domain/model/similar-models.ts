import { type ComparedModel, modelDistance } from './model-distance.ts'

/** As many of one make, while others of the same body wait. */
const mostOfMake = 2

/** The same models, those beyond `mostOfMake` of one make behind all others. */
function limitPerMake<M extends ComparedModel>(models: readonly M[]): readonly M[] {
  const isEarly = (model: M, at: number) =>
    models.slice(0, at).filter(({ make }) => make === model.make).length < mostOfMake
  return [...models.filter(isEarly), ...models.filter((model, at) => !isEarly(model, at))]
}

const isElectric = ({ fuels }: ComparedModel) => fuels.length > 0 && fuels.every((kind) => kind === 'electric')

/** A maker of both cars and motorcycles has nothing of the one for who looks for the other. */
const isOfKind = (one: ComparedModel, other: ComparedModel) =>
  one.kind === null || other.kind === null || one.kind === other.kind

const isOfBody = (one: ComparedModel, other: ComparedModel) => other.body !== null && other.body === one.body

const isOfMake = (one: ComparedModel, other: ComparedModel) => other.make === one.make

/**
 * The models most like one: of an electric one those that are, then those of its body, then others of its make, all of its kind;
 * among them the nearest. Of models as near as each other the first given comes first.
 */
export function similarModels<M extends ComparedModel>(
  model: ComparedModel,
  others: readonly M[],
  most: number,
): readonly M[] {
  const areBothElectric = (other: M) => isElectric(model) && isElectric(other)
  const groups = [areBothElectric, (other: M) => isOfBody(model, other), (other: M) => isOfMake(model, other)]
  const near = others
    // How far the others are, most of a large range, nobody needs to know.
    .filter((other) => isOfKind(model, other) && groups.some((isIn) => isIn(other)))
    .map((other) => [modelDistance(model, other), other] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, other]) => other)
  return [...new Set(groups.flatMap((isIn) => limitPerMake(near.filter(isIn))))].slice(0, most)
}
