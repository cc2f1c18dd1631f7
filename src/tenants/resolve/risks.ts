import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Path, type Tree, treeAt } from '../yaml/tree.ts'
import type { SettingWarning } from './setting-warning.ts'
import { isChatOn } from './switches.ts'

/** Currency by locale. */
const currencies = { 'en-AU': 'AUD', 'en-NZ': 'NZD', 'en-US': 'USD' } as const satisfies Readonly<
  Record<DealerFile['locale'], DealerFile['currency']>
>

/** A possible risk: whether it exists, the setting, the message. */
type Risk = readonly [isRisk: boolean, path: Path, message: string]

/**
 * Risks of consent, and of names that forms refuse. A setting that is not written is reported at the nearest one around
 * it, so the message says what to write.
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

/** Settings for trials, under which a form accepts test data or no lead or payment arrives. */
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

/** What shoppers would miss or misread: phone number, currency, chat. */
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

/** Warnings for risky settings, which do not stop publication. */
export function risksOf(file: DealerFile, tree: Tree): readonly SettingWarning[] {
  const risks = [...siteRisks(file), ...formRisks(file, tree), ...trialRisks(file)]
  return risks.flatMap(([isRisk, path, message]): SettingWarning[] => (isRisk ? [[path, message]] : []))
}
