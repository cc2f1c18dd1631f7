import type { Model } from './model.ts'

/** A model with only a name, for tests; `facts` overrides fields. */
export function sampleModel(facts: Partial<Model> = {}): Model {
  return {
    name: 'Tern',
    slug: 'tern',
    make: 'Norda',
    image_url: null,
    short_description: '',
    status: null,
    position: 1,
    override_url: null,
    manufacturer_body: null,
    fuel: null,
    ...facts,
  }
}
