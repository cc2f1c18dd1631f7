import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Path, type Tree, treeAt } from '../yaml/tree.ts'
import type { Remark } from './remark.ts'
import { isChatOn } from './switches.ts'

/** What cars are paid in where a locale is spoken. */
const currencies = { 'en-AU': 'AUD', 'en-NZ': 'NZD', 'en-US': 'USD' } as const satisfies Readonly<
  Record<DealerFile['locale'], DealerFile['currency']>
>

/** What a setting says of a dealer that it should not, if it does. */
type Risk = readonly [isRisk: boolean, path: Path, message: string]

/**
 * What shoppers agree to, and what is refused of what they write. Of a setting that nobody wrote, the place is that of
 * another: the words say what to write.
 */
function formRisks({ forms }: DealerFile, tree: Tree): readonly Risk[] {
  const { hidden, default: isTicked } = forms.opt_in
  return [
    [
      hidden && isTicked,
      ['forms', 'opt_in'],
      'consent risk, shoppers subscribe without seeing it; set default: false, or show it',
    ],
    [
      !hidden && isTicked,
      ['forms', 'opt_in'],
      treeAt(tree, ['forms', 'opt_in'])
        ? 'consent risk, the offer to subscribe starts ticked; set default: false'
        : 'not set, and a consent risk, as the offer to subscribe starts ticked; write opt_in: {default: false} under forms',
    ],
    [
      forms.names === 'strict',
      ['forms', 'names'],
      treeAt(tree, ['forms', 'names'])
        ? 'O’Brien and Anne-Marie are refused; "any" accepts them'
        : 'not set, so O’Brien and Anne-Marie are refused; write names: any under forms',
    ],
  ]
}

/** What is of use before shoppers come, and takes neither their words nor their money. */
function trialRisks({ forms, payment_provider, features, api }: DealerFile): readonly Risk[] {
  return [
    [
      forms.phone.test_number !== null,
      ['forms', 'phone', 'test_number'],
      'a test number is always accepted; take it out before shoppers come',
    ],
    [
      payment_provider === 'demo' && features.buy_online,
      ['payment_provider'],
      'the demo provider takes no payment, and says so to shoppers',
    ],
    [api.mock, ['api', 'mock'], 'leads go to the mock and reach nobody; take it out before shoppers come'],
  ]
}

/** What shoppers would look for and not find, or read wrongly. */
function siteRisks(file: DealerFile): readonly Risk[] {
  const { locale, currency, phone, chat } = file
  return [
    [
      phone === null,
      ['phone'],
      'no phone number is set, so the header shows none; write one as in: phone: 02 5550 0123',
    ],
    [currency !== currencies[locale], ['currency'], `${locale} site with prices in ${currency}; set currency`],
    [
      isChatOn(file) && chat.src === null,
      ['chat'],
      'chat is on without chat.src, the address of its script, so there is nothing a shopper could open',
    ],
  ]
}

/** Settings that a dealer may be published with, and had better not be. */
export function risksOf(file: DealerFile, tree: Tree): readonly Remark[] {
  const risks = [...siteRisks(file), ...formRisks(file, tree), ...trialRisks(file)]
  return risks.flatMap(([isRisk, path, message]): Remark[] => (isRisk ? [[path, message]] : []))
}
