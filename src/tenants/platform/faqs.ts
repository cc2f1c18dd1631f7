import { offersDrives } from '#domain/car/test-drives.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Faq } from '../site/pages.ts'

interface PlatformFaq extends Faq {
  /** Whether the answer is true of a dealer; true of all when left out. */
  readonly isTrueOf?: (file: Pick<DealerFile, 'features' | 'buttons'>) => boolean
}

const questions: readonly PlatformFaq[] = [
  {
    question: 'Can I see a car before I decide?',
    answer: 'Yes. Send an enquiry or call us, and we will have the car ready when you arrive.',
  },
  {
    question: 'Can I take a car for a test drive?',
    answer: 'Yes. Bring a current driver’s licence. We will agree on a time that suits you.',
    isTrueOf: offersDrives,
  },
  {
    question: 'Do you take trade-ins?',
    answer: 'Yes. Tell us what you drive when you enquire, and we will value it with you.',
    isTrueOf: ({ features }) => features.trade_in,
  },
  {
    question: 'Is every car on this site still for sale?',
    answer:
      'The site is updated every day. Cars that were sold since are marked as sold, so a quick call before a long drive is wise.',
  },
  {
    question: 'What happens after I send an enquiry?',
    answer: 'A person reads it and answers during opening hours, by phone or e-mail.',
  },
  {
    question: 'When are you open?',
    answer: 'Opening hours of every location stand on its page and at the foot of this site.',
  },
]

/** Default questions and answers: those that are true of what the dealer offers. */
export const platformFaqs = (file: Pick<DealerFile, 'features' | 'buttons'>): readonly Faq[] =>
  questions.filter(({ isTrueOf }) => isTrueOf?.(file) ?? true)
