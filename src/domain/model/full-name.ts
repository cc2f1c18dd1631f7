/** "Toyota Corolla"; a model that says its make already, "Mazda6", is not told it again. */
export function fullModelName(make: string, model: string): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`.trim()
}
