import { expect, test } from 'vitest'
import { recordOf } from './car-record.ts'
import { documentOf } from './document.ts'
import { sampleCar } from './sample-car.ts'

test('an index is filtered by what somebody would choose among features, not by the figures of a model', () => {
  const features = ['Sunroof', 'Power 150 kW', 'Braked towing 3,500 kg', 'Boot 410 L', 'ANCAP 5 stars']
  const chosen = ['Sunroof', 'Braked towing 3,500 kg', 'ANCAP 5 stars']
  expect(recordOf(sampleCar({ features }))).toEqual(documentOf(sampleCar({ features: chosen })))
})
