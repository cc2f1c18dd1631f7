/** "Toyota Corolla"; the make is omitted when the model's name begins with it, as in "Mazda6". */
export function fullModelName(make: string, model: string): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`.trim()
}
