import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { editDistance } from '../explain/nearest.ts'
import type { Path } from '../yaml/tree.ts'
import type { SettingWarning } from './setting-warning.ts'

/** Lowest plausible rate in percent a year; some people write 7.49 % as 0.0749. */
const leastRate = 0.3

function slipOfRate(path: Path, rate: number | null): readonly SettingWarning[] {
  if (rate === null || rate === 0 || rate >= leastRate) return []
  const meant = Number((rate * 100).toFixed(4))
  return [[path, `this is ${rate} % a year; in percent, it would be ${meant}`]]
}

function slipsOfRates({ finance: { estimate } }: DealerFile): readonly SettingWarning[] {
  if (!estimate) return []
  return (['rate', 'comparison_rate'] as const).flatMap((name) =>
    slipOfRate(['finance', 'estimate', name], estimate[name]),
  )
}

const networks = ['facebook', 'instagram', 'tiktok', 'youtube', 'linkedin'] as const
type Network = (typeof networks)[number]

/** The social network of a URL; undefined when it is none of those that have a setting. */
function networkAt(address: string): Network | undefined {
  const { hostname } = new URL(address)
  return networks.find((name) => hostname === `${name}.com` || hostname.endsWith(`.${name}.com`))
}

function slipsOfLinks(
  links: Readonly<Partial<Record<`${Network}_url`, string | null>>>,
  at: Path,
): readonly SettingWarning[] {
  return networks.flatMap((name): SettingWarning[] => {
    const address = links[`${name}_url`]
    const found = address ? networkAt(address) : undefined
    return found === undefined || found === name
      ? []
      : [[[...at, `${name}_url`], `this leads to ${found}.com; is it the ${found}_url?`]]
  })
}

/** Whether a number is a landline without its area code: eight digits. 13, 1300 and 1800 numbers have none. */
const isLocal = (phone: string) => /^[2-9]\d{7}$/.test(phone.replace(/[\s().-]/g, ''))

function phonesOf({
  phone,
  special_phones,
  locations,
  footer,
}: DealerFile): readonly (readonly [Path, string | null])[] {
  return [
    [['phone'], phone],
    ...Object.entries(special_phones).map(([name, each]) => [['special_phones', name], each] as const),
    ...locations.flatMap(({ contact_detail: contact }, at) =>
      (['phone', 'landline_phone'] as const).map((name) => {
        return [['locations', at, 'contact_detail', name], contact[name]] as const
      }),
    ),
    ...footer.staff.map((each, at) => [['footer', 'staff', at, 'phone'], each.phone] as const),
  ]
}

function slipsOfPhones(file: DealerFile): readonly SettingWarning[] {
  if (file.locale !== 'en-AU') return []
  return phonesOf(file).flatMap(([path, phone]): SettingWarning[] =>
    phone !== null && isLocal(phone)
      ? [[path, `${phone} has no area code, so mobiles and other states do not reach it; write 02, 03, 07 or 08 first`]]
      : [],
  )
}

/** Keys of special_phones whose numbers replace the main one. */
const departments = ['service', 'parts', 'finance', 'trade_in', 'valuations']

/** Warnings for keys one or two edits away from a department's; any other key is allowed. */
function slipsOfDepartments({ special_phones }: DealerFile): readonly SettingWarning[] {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')
  return Object.keys(special_phones).flatMap((name): SettingWarning[] => {
    const near = departments.find((each) => [1, 2].includes(editDistance(plain(name), plain(each))))
    return near ? [[['special_phones', name], `shoppers read it as it is written; did you mean "${near}"?`]] : []
  })
}

/** Warnings for promo dates outside the years 2000 to 2099: a digit too many or in the wrong place. */
function slipsOfPromos({ promos }: DealerFile): readonly SettingWarning[] {
  return promos.flatMap(({ start, expiry }, at) =>
    Object.entries({ start, expiry }).flatMap(([name, moment]): SettingWarning[] => {
      const year = moment?.slice(0, 4)
      return year === undefined || year.startsWith('20')
        ? []
        : [[['promos', at, name], `this is in the year ${year}; write the year that is meant`]]
    }),
  )
}

/** A warning when complaints are resolved before their receipt is acknowledged, as the privacy policy would say. */
function slipsOfComplaints({ privacy: { complaints } }: DealerFile): readonly SettingWarning[] {
  const { acknowledge_days: first = 0, resolve_days: last = 0 } = complaints ?? {}
  return complaints && last < first
    ? [
        [
          ['privacy', 'complaints', 'resolve_days'],
          `this is before the ${first} days until a complaint is acknowledged`,
        ],
      ]
    : []
}

/** Warnings for valid values that are probably mistakes. */
export function likelyMistakes(file: DealerFile): readonly SettingWarning[] {
  return [
    ...slipsOfRates(file),
    ...slipsOfLinks(file, []),
    ...file.locations.flatMap(({ contact_detail: contact }, at) =>
      slipsOfLinks(contact, ['locations', at, 'contact_detail']),
    ),
    ...slipsOfPhones(file),
    ...slipsOfDepartments(file),
    ...slipsOfPromos(file),
    ...slipsOfComplaints(file),
  ]
}
