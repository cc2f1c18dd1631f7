/** Saved items are compared by id as text: 7 and '7' are the same car. */
export interface Identified {
  readonly id: string | number
}

/** Whether a car is among the saved ones. */
export function isSaved(saved: readonly Identified[], { id }: Identified): boolean {
  return saved.some((car) => String(car.id) === String(id))
}

/** Toggles a car: added at the end when absent, removed when present. */
export function toggleSaved<C extends Identified>(saved: readonly C[], car: C): readonly C[] {
  const others = saved.filter((each) => String(each.id) !== String(car.id))
  return others.length < saved.length ? others : [...saved, car]
}
