import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Cars, Garage } from '../site/cars.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { isSetUp } from './switches.ts'

/** Settings of cards and car pages. */
export function carsOf(file: DealerFile, context: Context): Cars {
  const { price, images, badges, features, buttons, vehicle, phone_reveal, certified, returns_policy } = file
  return {
    price,
    images,
    badges,
    features: { test_drive: features.test_drive, enquiry: features.enquiry },
    buttons,
    vehicle,
    phone_reveal,
    finance_provider: file.finance_provider,
    finance: file.finance,
    autograb: isSetUp(file.autograb) && features.trade_in,
    trade_in: file.trade_in,
    certified: { ...certified, image: publishMaybe(certified.image, ['certified', 'image'], context) },
    returns_policy,
  }
}

/** Saved cars and their comparison. */
export function garageOf({ garage_enabled, garage, compare, favourites }: DealerFile): Garage {
  return { garage_enabled, label: garage.label, compare, favourites }
}
